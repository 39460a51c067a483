import type { LogMatch, LogPlayer } from '@scrapboard/match-log';
import type { MatchDetail } from './match-detail.ts';

/** The counts and sums that two logs of one match must agree on; damage in hundredths of a point. */
const countNames = ['kills', 'deaths', 'assists', 'droneKills', 'mvp'] as const;
const sumNames = ['score', 'damage', 'damageRec', 'cabinDamage'] as const;
/** The names of `PlayerClaims.numbers`, in their order. */
export const claimedNumbers = [...countNames, ...sumNames] as const;
export type ClaimedNumber = (typeof claimedNumbers)[number];

/**
 * How much of the match a log saw: all of it, not its beginning (its player joined late), or not
 * its end.
 */
export type Extent = (typeof extents)[number];
/** From the least to the most complete. */
const extents = ['cut', 'late', 'whole'] as const;

export interface PlayerClaims {
  /** Team, power score and build; null if the player is not in the roster. */
  rosterEntry: string | null;
  nickname: string;
  numbers: readonly number[];
}

export interface Claims {
  extent: Extent;
  players: ReadonlyMap<string, PlayerClaims>;
}

/** How the second of two logs relates to the first one. */
export type Agreement =
  /** Both make the same claims. */
  | 'same'
  /** The second one contains the first, which was cut or began late. */
  | 'continues'
  /** The first one contains the second. */
  | 'contained'
  /** They do not contradict each other, and neither proves the other. */
  | 'compatible'
  | 'contradicts';

/** A whole log may be shorter than the server's battle time by up to this much. */
const SPAN_TOLERANCE_MS = 2_000;
/**
 * Every client receives the same events, so sums are equal; this covers lines lost on a bad
 * connection.
 */
const SUM_TOLERANCE = 0.01;
const SCORE_TOLERANCE = 10;
const DAMAGE_TOLERANCE = 100_00;

/**
 * Returns how much of the match a log saw. A log that spans less time than the battle it reports began
 * late.
 */
function extentOf({ finish, rounds }: Pick<LogMatch, 'finish' | 'rounds'>): Extent {
  if (finish === null) return 'cut';
  const battleMs = rounds.reduce((sum, round) => sum + round.battleTime * 100, 0);
  const spanMs = rounds.at(-1)?.endedAfter ?? 0;
  return spanMs + SPAN_TOLERANCE_MS < battleMs ? 'late' : 'whole';
}

/**
 * Returns what a log claims about each player of a match, bots too, as compact text: equal texts
 * are equal claims. Times are not part of it, because every client's clock runs a little
 * differently.
 */
export function serializeClaims(match: Pick<MatchDetail, 'players' | 'finish' | 'rounds'>): string {
  const lines = match.players.map((player) =>
    [
      player.id,
      rosterEntryOf(player) ?? '',
      player.nickname,
      claimedNumbers.map((name) => Math.trunc(player[name]).toString(36)).join(' '),
    ].join('\t'),
  );
  return [extentOf(match), ...lines.sort()].join('\n');
}

function rosterEntryOf({ index, team, powerScore, build }: LogPlayer): string | null {
  return index === null ? null : `${team} ${powerScore} ${build ?? ''}`;
}

/** Returns how the second log relates to the first; null if the claims of one are unknown. */
export function compareClaims(first: string | null, second: string | null): Agreement | null {
  if (first === null || second === null) return null;
  if (first === second) return 'same';
  const a = parseClaims(first);
  const b = parseClaims(second);
  if (a === null || b === null) return null;
  const isSecondContained = isContained(b, a);
  const isFirstContained = isContained(a, b);
  if (isSecondContained && isFirstContained) {
    if (a.extent === b.extent) return 'same';
    return extents.indexOf(b.extent) > extents.indexOf(a.extent) ? 'continues' : 'contained';
  }
  if (isFirstContained && a.extent !== 'whole') return 'continues';
  if (isSecondContained && b.extent !== 'whole') return 'contained';
  // One saw only the beginning and the other only the end.
  const areOppositeParts = a.extent !== 'whole' && b.extent !== 'whole' && a.extent !== b.extent;
  return areOppositeParts && (hasRosterWithin(a, b) || hasRosterWithin(b, a))
    ? 'compatible'
    : 'contradicts';
}

/** Returns whether the roster of one of the logs is in the roster of the other. */
export function sharesRoster(first: string | null, second: string | null): boolean {
  const a = first === null ? null : parseClaims(first);
  const b = second === null ? null : parseClaims(second);
  return a !== null && b !== null && (hasRosterWithin(a, b) || hasRosterWithin(b, a));
}

/** Returns whether all numbers are 0, so that equal claims prove nothing. */
export function isEventless(claims: string): boolean {
  const players = parseClaims(claims)?.players.values() ?? [];
  return [...players].every(({ numbers }) => numbers.every((number) => number === 0));
}

/** Returns whether the large log has all of the small one: its players, and no number is lower. */
function isContained(small: Claims, large: Claims): boolean {
  if (!hasRosterWithin(small, large)) return false;
  // Two whole logs have the same players.
  if (small.extent === 'whole' && small.players.size !== large.players.size) return false;
  return [...small.players].every(([id, player]) => {
    const counterpart = findPlayer(large, id, player);
    // A bot may replace a player who has left or not yet joined.
    if (counterpart === null) {
      const didNothing = player.numbers.every((number) => number === 0);
      return small.extent !== 'whole' && (!isHuman(id) || didNothing);
    }
    return player.numbers.every(
      (number, i) => number <= (counterpart.numbers[i] ?? 0) + toleranceOf(number, i),
    );
  });
}

/** Returns by how much a number may differ between two logs of a match. */
export function toleranceOf(number: number, index: number): number {
  if (index < countNames.length) return 0;
  const minimum = index === countNames.length ? SCORE_TOLERANCE : DAMAGE_TOLERANCE;
  return minimum + Math.abs(number) * SUM_TOLERANCE;
}

function hasRosterWithin(small: Claims, large: Claims): boolean {
  return [...small.players].every(([id, player]) => {
    if (player.rosterEntry === null || !isHuman(id)) return true;
    const counterpart = findPlayer(large, id, player);
    return (
      counterpart !== null &&
      (counterpart.rosterEntry === null || counterpart.rosterEntry === player.rosterEntry)
    );
  });
}

/** Finds a player by id, or by name: a log without their roster line has only that. */
export function findPlayer(
  { players }: Claims,
  id: string,
  { nickname }: PlayerClaims,
): PlayerClaims | null {
  const player = players.get(id) ?? players.get(`name:${nickname}`);
  if (player !== undefined || !id.startsWith('name:')) return player ?? null;
  return [...players.values()].find((player) => player.nickname === nickname) ?? null;
}

const isHuman = (id: string) => !id.startsWith('bot:');

/** Reads the text of `serializeClaims`; null if it is another text. */
export function parseClaims(text: string): Claims | null {
  const [extent, ...lines] = text.split('\n');
  if (extent !== 'whole' && extent !== 'late' && extent !== 'cut') return null;
  const players = new Map<string, PlayerClaims>();
  for (const line of lines) {
    const [id = '', rosterEntry = '', nickname = '', numbers = ''] = line.split('\t');
    players.set(id, {
      rosterEntry: rosterEntry === '' ? null : rosterEntry,
      nickname,
      numbers: numbers.split(' ').map((number) => Number.parseInt(number, 36)),
    });
  }
  return { extent, players };
}
