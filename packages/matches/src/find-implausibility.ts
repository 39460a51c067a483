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
  | 'mvp'
  | 'rewards';

/**
 * The most damage that one player dealt per minute, in points, by mode: in 53,852 simulated matches of
 * every mode, measured by `npm run bench -- plausibility`; in the real session that the reader is
 * tested with, 6,604. Matches shorter than `MIN_SPAN_MS` count as that long.
 */
const highestDamagePerMinute: Record<string, number> = {
  '8v8': 24_600,
  '6v6': 22_400,
  patrol: 27_200,
  'leviathan-clan-war': 34_700,
};
/** For all other modes, including an operator's own; the highest seen is 19,600. */
const DEFAULT_HIGHEST_DAMAGE_PER_MINUTE = 20_000;
/** In any mode; the highest score per minute seen is 3,716, in the real session 1,054. */
const HIGHEST_SCORE_PER_MINUTE = 3_800;
/** A match is plausible up to this many times the highest value seen, so that no record is refused. */
const MARGIN_FACTOR = 5;

/** The amount of one resource in one match; the most seen is 51, and 16,068 experience. */
const MAX_RESOURCE = 2000;
const MAX_EXPERIENCE = 100_000;
const experiencePattern = /^(?:score|exp\w*)$/;

/** The most players seen are 28, in the largest mode. */
const MAX_ROSTER_SIZE = 128;
/** Six hours in tenths of a second. The longest battle seen took 6.2 minutes. */
const MAX_BATTLE_TIME_TENTHS = 6 * 36_000;
const MIN_SPAN_MS = 60_000;

/** Modes in which a destroyed vehicle is out until the next round. */
const modesWithoutRespawns = /^(?:8v8|6v6|restricted-8v8|patrol|clan-war|leviathan-clan-war)$/;
/** A vehicle is destroyed once a round; a player and a bot of the same name count as one. */
const DEATHS_PER_ROUND = 3;
/** With respawns: this many deaths plus one every two seconds, faster than any vehicle respawns. */
const BASE_DEATHS = 6;
const MIN_RESPAWN_MS = 2_000;

/**
 * The damage that a vehicle survives, in points. The most seen is 1.9 per point of power score, and
 * 6,000 for the weakest vehicle.
 */
const MIN_DURABILITY = 15_000;
const DURABILITY_PER_POWER = 6;
/** Modes with repairs restore a whole vehicle at most this often. */
const MIN_REPAIR_INTERVAL_MS = 60_000;
/** The most seen is 40,000, of a leviathan. */
const MAX_POWER_SCORE = 250_000;

/**
 * Returns the first rule by which a match cannot have been played as its log reports; null if it can.
 * All bounds are far above what was seen, because a real match must never be refused: they catch what
 * is absurd, and witnesses catch the rest. They are constants, so that no upload can shift them. No
 * rule compares kills with deaths, or damage dealt with damage received: the reader counts both from
 * the same lines, so they always agree.
 */
export function findImplausibility(match: LogMatch): Implausibility | null {
  const { players, rounds, finish, mode } = match;
  if (players.filter(({ index }) => index !== null).length > MAX_ROSTER_SIZE) return 'roster';
  if (players.some(({ powerScore }) => powerScore > MAX_POWER_SCORE)) return 'roster';
  if (
    Math.max(finish?.battleTime ?? 0, ...rounds.map((r) => r.battleTime)) > MAX_BATTLE_TIME_TENTHS
  ) {
    return 'duration';
  }
  const spanMs = Math.max(MIN_SPAN_MS, match.endedAt - match.startedAt);
  const battles = rounds.length + (finish === null ? 1 : 0);
  const highestPower = Math.max(0, ...players.map(({ powerScore }) => powerScore));
  const playersByName = countPlayersByName(players);
  const minutes = spanMs / 60_000;
  const damageLimit =
    MARGIN_FACTOR *
    (highestDamagePerMinute[mode.mode] ?? DEFAULT_HIGHEST_DAMAGE_PER_MINUTE) *
    minutes;
  const hasRespawns = !modesWithoutRespawns.test(mode.mode);
  for (const player of players) {
    // Lines name vehicles only by nickname.
    const vehicles = playersByName.get(player.nickname) ?? 1;
    const maxDeaths = hasRespawns
      ? BASE_DEATHS + spanMs / MIN_RESPAWN_MS
      : battles * DEATHS_PER_ROUND;
    if (player.deaths > maxDeaths * vehicles) return 'deaths';
    const power = player.powerScore > 0 ? player.powerScore : highestPower;
    const durability = MIN_DURABILITY + power * DURABILITY_PER_POWER;
    const repairs = hasRespawns ? player.deaths + (vehicles * spanMs) / MIN_REPAIR_INTERVAL_MS : 0;
    if (player.damageRec / 100 > durability * (vehicles * battles + repairs)) return 'durability';
    if (player.damage / 100 > damageLimit * vehicles) return 'damage';
    if (Math.abs(player.score) > MARGIN_FACTOR * HIGHEST_SCORE_PER_MINUTE * minutes) return 'score';
    if (player.droneKills > BASE_DEATHS + spanMs / 1_000) return 'drones';
    if (player.mvp > Math.max(1, battles)) return 'mvp';
  }
  return areRewardsPlausible(match.context.rewards) ? null : 'rewards';
}

/** A match never costs a resource: a log with negative amounts was not written by the game. */
function areRewardsPlausible(rewards: Readonly<Record<string, number>>): boolean {
  return Object.entries(rewards).every(
    ([name, amount]) =>
      amount >= 0 && amount <= (experiencePattern.test(name) ? MAX_EXPERIENCE : MAX_RESOURCE),
  );
}

function countPlayersByName(players: readonly LogPlayer[]): Map<string, number> {
  const playersByName = new Map<string, number>();
  for (const { nickname } of players)
    playersByName.set(nickname, (playersByName.get(nickname) ?? 0) + 1);
  return playersByName;
}
