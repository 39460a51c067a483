import { type RecordName, recordNumbers } from '@scrapboard/questions/boards';
import { bestHistory } from '@scrapboard/statistics/best-history';
import type { PageQuestion } from '../questions/page-question.ts';
import type { Row } from '../questions/question-query.ts';
import { countOf, keyOf, numberOf } from '../questions/read-row.ts';
import { MIN_MATCHES_BEFORE } from './personal-bests.ts';
import type { PlayedMatch } from './played-matches.ts';

/** The records in what one player did in one match, whatever its length. */
export const matchNumberNames = [
  ...(['damage', 'kills', 'assists', 'score'] as const),
  ...(['cabinDamage', 'damageRec', 'droneKills'] as const),
] satisfies readonly RecordName[];
export type MatchNumberName = (typeof matchNumberNames)[number];

/** What a player did in a match. */
export interface MatchValues {
  player: string;
  values: Readonly<Record<MatchNumberName, number>>;
}

/** A finished match with its players, without bots and those who are hidden. */
export interface MarkedMatch {
  id: string;
  mode: string;
  /** ISO 8601. */
  startedAt: string;
  players: readonly MatchValues[];
}

/** The highest numbers of a match's players before it, in its mode: other modes take ten times as long. */
export const bestsBeforeQuestion = ({
  players,
  mode,
  startedAt,
}: Pick<MarkedMatch, 'mode' | 'startedAt'> & {
  players: readonly Pick<MatchValues, 'player'>[];
}) =>
  ({
    facts: 'players',
    measures: ['games', ...matchNumberNames.map((name) => recordNumbers[name].measure)],
    by: ['player'],
    filters: { player: players.map(({ player }) => player), mode: [mode], to: startedAt },
  }) as const satisfies PageQuestion;

/** Points have two decimals, which binary fractions only approximate. */
export const isGreater = (a: number, b: number): boolean => Math.round(100 * (a - b)) > 0;

/** Returns whether a player never had as high a value before; `row` has what they did. */
function isHighest({ values }: MatchValues, name: MatchNumberName, row: Row | undefined): boolean {
  const before = row === undefined ? null : numberOf(row, recordNumbers[name].measure);
  return isGreater(values[name], before ?? 0);
}

const rowOf = (rows: readonly Row[], player: string) =>
  rows.find((row) => keyOf(row, 'player') === player);

/**
 * Returns the numbers in which a match set a best of a player in its mode; `rows` answer `bestsBeforeQuestion`.
 * What is a best of all modes is one of its mode, too, if there were enough matches to tell.
 */
export function findMatchBests(played: MatchValues, rows: readonly Row[]): MatchNumberName[] {
  const row = rowOf(rows, played.player);
  if (countOf(row, 'games') < MIN_MATCHES_BEFORE) return [];
  return matchNumberNames.filter((name) => isHighest(played, name, row));
}

/** A number of which a match may hold the record; the season is that of the newest match. */
export interface RecordCandidate {
  name: MatchNumberName;
  scope: 'all' | 'season';
}

/**
 * Returns the records that a match may hold in its mode: of all time those in which nobody in it was better
 * and who was had never been so before, of the season those in which nobody in it was better.
 */
export function findRecordCandidates(
  { players, startedAt }: MarkedMatch,
  rows: readonly Row[],
  seasonStart: number | null,
): RecordCandidate[] {
  const isOfSeason = seasonStart !== null && Date.parse(startedAt) >= seasonStart;
  return matchNumberNames.flatMap((name) => {
    const highest = Math.max(0, ...players.map(({ values }) => values[name]));
    if (highest === 0) return [];
    const isBest = players.some(
      (played) =>
        !isGreater(highest, played.values[name]) &&
        isHighest(played, name, rowOf(rows, played.player)),
    );
    return [
      ...(isBest ? [{ name, scope: 'all' as const }] : []),
      ...(isOfSeason ? [{ name, scope: 'season' as const }] : []),
    ];
  });
}

/**
 * Returns the records that a match of a player may hold in its mode, of all time and of the season: those in
 * which it is the player's best; `played` are their matches in the order they were played.
 */
export function findOwnCandidates(
  match: string,
  played: readonly PlayedMatch[],
  seasonStart: number | null,
): RecordCandidate[] {
  const own = played.find(({ id }) => id === match);
  if (own === undefined) return [];
  const ofMode = played.filter(({ mode }) => mode === own.mode);
  const isBestOf = (matches: readonly PlayedMatch[], name: MatchNumberName) =>
    bestHistory(matches, ({ values }) => values[name]).at(-1)?.match === own;
  const ofSeason = ofMode.filter(({ at }) => seasonStart !== null && Date.parse(at) >= seasonStart);
  return matchNumberNames.flatMap((name) => [
    ...(isBestOf(ofMode, name) ? [{ name, scope: 'all' as const }] : []),
    ...(isBestOf(ofSeason, name) ? [{ name, scope: 'season' as const }] : []),
  ]);
}
