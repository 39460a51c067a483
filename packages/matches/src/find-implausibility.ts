import type { LogMatch, LogPlayer } from '@scrapboard/match-log';

/** The rule that a match breaks: see `findImplausibility`; `time` is checked by `resolveContradictions`. */
export type Implausibility =
  | 'time'
  | 'roster'
  | 'duration'
  | 'deaths'
  | 'durability'
  | 'damage'
  | 'score'
  | 'drones'
  | 'mvp';

/**
 * The most damage that one player dealt per minute, in points, by mode: in 53,852 simulated matches of
 * every mode, measured by `npm run bench -- plausibility`. The real session that the reader is tested
 * with has 6,604. Matches shorter than `MIN_SPAN_MS` count as that long.
 */
const highestDamage: Record<string, number> = {
  '8v8': 24_600,
  '6v6': 22_400,
  patrol: 27_200,
  'leviathan-clan-war': 34_700,
};
/** For all other modes, including an operator's own; seen: 19,600. */
const DEFAULT_HIGHEST_DAMAGE = 20_000;
/** The most score per minute in any mode; seen: 3,716, in the real session 1,054. */
const HIGHEST_SCORE = 3_800;
/** A match is believed up to this many times the highest seen, so that no record is refused. */
const MARGIN = 5;

/** Seen: 28, in the largest mode. */
const MAX_SEATS = 128;
/** Tenths of a second; seen: 6.2 minutes. */
const MAX_BATTLE_TIME = 6 * 36_000;
const MIN_SPAN_MS = 60_000;

/** Modes in which a destroyed vehicle is out until the next round. */
const withoutRespawns = /^(?:8v8|6v6|restricted-8v8|patrol|clan-war|leviathan-clan-war)$/;
/** A vehicle is destroyed once a round; a player and a bot of the same name count as one. */
const DEATHS_PER_ROUND = 3;
/** With respawns: this many deaths plus one every two seconds, faster than any vehicle respawns. */
const BASE_DEATHS = 6;
const MIN_RESPAWN_MS = 2_000;

/**
 * What a vehicle can take before it is destroyed, in points: seen were up to 1.9 per point of power
 * score, and 6,000 for the weakest.
 */
const MIN_DURABILITY = 15_000;
const DURABILITY_PER_POWER = 6;
/** Modes with repairs restore a whole vehicle at most this often. */
const REPAIR_MS = 60_000;
/** Leviathans are the largest vehicles; seen: 40,000. */
const MAX_POWER_SCORE = 250_000;

/**
 * Returns the first rule by which a match cannot have been played as its log says; null if it can.
 * All bounds are far above what was seen, because a real match must never be refused: they catch
 * what is absurd, and witnesses catch the rest. They are constants, so that no upload can
 * shift them. That kills equal deaths and damage dealt equals damage taken needs no rule, because the
 * reader counts both from the same lines.
 */
export function findImplausibility(match: LogMatch): Implausibility | null {
  const { players, rounds, finish, mode } = match;
  if (players.filter(({ index }) => index !== null).length > MAX_SEATS) return 'roster';
  if (players.some(({ powerScore }) => powerScore > MAX_POWER_SCORE)) return 'roster';
  if (Math.max(finish?.battleTime ?? 0, ...rounds.map((r) => r.battleTime)) > MAX_BATTLE_TIME) {
    return 'duration';
  }
  const spanMs = Math.max(MIN_SPAN_MS, match.endedAt - match.startedAt);
  const battles = rounds.length + (finish === null ? 1 : 0);
  const highestPower = Math.max(0, ...players.map(({ powerScore }) => powerScore));
  const names = countNames(players);
  const minutes = spanMs / 60_000;
  const damageLimit = MARGIN * (highestDamage[mode.mode] ?? DEFAULT_HIGHEST_DAMAGE) * minutes;
  const hasRespawns = !withoutRespawns.test(mode.mode);
  for (const player of players) {
    // Lines name vehicles only by nickname.
    const vehicles = names.get(player.nickname) ?? 1;
    const maxDeaths = hasRespawns
      ? BASE_DEATHS + spanMs / MIN_RESPAWN_MS
      : battles * DEATHS_PER_ROUND;
    if (player.deaths > maxDeaths * vehicles) return 'deaths';
    const power = player.powerScore > 0 ? player.powerScore : highestPower;
    const durability = MIN_DURABILITY + power * DURABILITY_PER_POWER;
    const repairs = hasRespawns ? player.deaths + (vehicles * spanMs) / REPAIR_MS : 0;
    if (player.damageRec / 100 > durability * (vehicles * battles + repairs)) return 'durability';
    if (player.damage / 100 > damageLimit * vehicles) return 'damage';
    if (Math.abs(player.score) > MARGIN * HIGHEST_SCORE * minutes) return 'score';
    if (player.droneKills > BASE_DEATHS + spanMs / 1_000) return 'drones';
    if (player.mvp > Math.max(1, battles)) return 'mvp';
  }
  return null;
}

function countNames(players: readonly LogPlayer[]): Map<string, number> {
  const names = new Map<string, number>();
  for (const { nickname } of players) names.set(nickname, (names.get(nickname) ?? 0) + 1);
  return names;
}
