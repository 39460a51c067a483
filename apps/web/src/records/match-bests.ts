import { type RecordName, recordDefinitions } from '@scrapboard/questions/boards';
import { bestHistory } from '@scrapboard/statistics/best-history';
import type { PageQuestion } from '../questions/page-question.ts';
import type { Row } from '../questions/question-query.ts';
import { countOf, keyOf, numberOf } from '../questions/read-row.ts';
import { MIN_MATCHES_BEFORE } from './personal-bests.ts';
import type { PlayedMatch } from './played-matches.ts';

/** The records that a player can set in one match of any length. */
export const matchRecordNames = [
  ...(['damage', 'kills', 'assists', 'score'] as const),
  ...(['cabinDamage', 'damageRec', 'droneKills'] as const),
] satisfies readonly RecordName[];
export type MatchRecordName = (typeof matchRecordNames)[number];

/** What a player did in a match. */
export interface PlayerValues {
  player: string;
  values: Readonly<Record<MatchRecordName, number>>;
}

/** A finished match with its players, without bots and those who are hidden. */
export interface MarkedMatch {
  id: string;
  mode: string;
  /** ISO 8601. */
  startedAt: string;
  players: readonly PlayerValues[];
}

/**
 * Returns the question about the highest numbers of a match's players before it, in its mode: asking about all modes
 * takes ten times as long.
 */
export const bestsBeforeQuestion = ({
  players,
  mode,
  startedAt,
}: Pick<MarkedMatch, 'mode' | 'startedAt'> & {
  players: readonly Pick<PlayerValues, 'player'>[];
}) =>
  ({
    facts: 'players',
    measures: ['games', ...matchRecordNames.map((name) => recordDefinitions[name].measure)],
    by: ['player'],
    filters: { player: players.map(({ player }) => player), mode: [mode], to: startedAt },
  }) as const satisfies PageQuestion;

/** Points have two decimals, which binary fractions only approximate. */
export const isGreater = (a: number, b: number): boolean => Math.round(100 * (a - b)) > 0;

/** Returns whether a player never had as high a value before; `row` has their highest values until then. */
function isHighest({ values }: PlayerValues, name: MatchRecordName, row: Row | undefined): boolean {
  const before = row === undefined ? null : numberOf(row, recordDefinitions[name].measure);
  return isGreater(values[name], before ?? 0);
}

const rowOf = (rows: readonly Row[], player: string) =>
  rows.find((row) => keyOf(row, 'player') === player);

/**
 * Returns the numbers in which a match set a player's best in its mode; `rows` answer `bestsBeforeQuestion`. A best
 * of all modes is also one of its mode, if there were enough matches to tell.
 */
export function findMatchBests(played: PlayerValues, rows: readonly Row[]): MatchRecordName[] {
  const row = rowOf(rows, played.player);
  if (countOf(row, 'games') < MIN_MATCHES_BEFORE) return [];
  return matchRecordNames.filter((name) => isHighest(played, name, row));
}

/** A record that a match may hold; the season is that of the newest match. */
export interface RecordCandidate {
  name: MatchRecordName;
  scope: 'all' | 'season';
}

/**
 * Returns the records that a match may hold in its mode. A record of all time requires that the best player in
 * the match was better than ever before; for the season, the highest number is a candidate in any case.
 */
export function findRecordCandidates(
  { players, startedAt }: MarkedMatch,
  rows: readonly Row[],
  seasonStart: number | null,
): RecordCandidate[] {
  const isOfSeason = seasonStart !== null && Date.parse(startedAt) >= seasonStart;
  return matchRecordNames.flatMap((name) => {
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
 * which it is the player's best; `playedMatches` are theirs in the order they were played.
 */
export function findOwnCandidates(
  match: string,
  playedMatches: readonly PlayedMatch[],
  seasonStart: number | null,
): RecordCandidate[] {
  const own = playedMatches.find(({ id }) => id === match);
  if (own === undefined) return [];
  const ofMode = playedMatches.filter(({ mode }) => mode === own.mode);
  const isBestOf = (matches: readonly PlayedMatch[], name: MatchRecordName) =>
    bestHistory(matches, ({ values }) => values[name]).at(-1)?.match === own;
  const ofSeason = ofMode.filter(({ at }) => seasonStart !== null && Date.parse(at) >= seasonStart);
  return matchRecordNames.flatMap((name) => [
    ...(isBestOf(ofMode, name) ? [{ name, scope: 'all' as const }] : []),
    ...(isBestOf(ofSeason, name) ? [{ name, scope: 'season' as const }] : []),
  ]);
}
