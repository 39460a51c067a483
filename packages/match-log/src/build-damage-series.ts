import type { Players } from './collect-players.ts';
import type { Interner } from './intern.ts';
import type { MatchBuilder } from './match-builder.ts';
import type { LogDamageSeries, LogKill } from './types.ts';

/** Enough for a line across a screen; a match of a hundred kills has them all. */
const MAX_SNAPSHOTS = 120;
/** Maximum number of snapshots at regular times; the others are at kills and ends of rounds. */
const MAX_REGULAR_SNAPSHOTS = 45;
const SECOND_MS = 1_000;

/**
 * Returns the damage that two teams dealt over time, by the definition of `damage`: at kills of
 * vehicles, at ends of rounds and, where there was damage, at regular times between. Null if there
 * are not exactly two teams, or if the match has too many damage lines to keep.
 */
export function buildDamageSeries(
  builder: MatchBuilder,
  names: Interner,
  { slots, byName }: Players,
  kills: readonly LogKill[],
): LogDamageSeries | null {
  const { damageLog, startedAt } = builder;
  const teams = [...new Set(slots.map(({ team }) => team ?? 0))].sort((a, b) => a - b);
  const [first, second, third] = teams;
  if (first === undefined || second === undefined || third !== undefined) return null;
  if (!damageLog.isComplete) return null;

  // By name: 1 and 2 for vehicles of the two teams, 0 for everything else.
  const sides = new Uint8Array(names.size);
  for (const [name, slotIndex] of byName) {
    if (names.owner[name] !== name) continue;
    const team = slots[slotIndex]?.team ?? null;
    sides[name] = team === null ? 0 : team === first ? 1 : 2;
  }
  const exactTimes = collectExactTimes(builder, kills);
  const times = addRegularTimes(exactTimes);
  const sums = damageLog.sumBySide(
    sides,
    times.map((time) => startedAt + time),
  );
  const series: LogDamageSeries = { teams: [first, second], after: [], damage: [[], []] };
  const [roundFirst, roundSecond] = [createRounder(), createRounder()];
  let previousTime = 0;
  times.forEach((time, index) => {
    const [firstDamage, secondDamage] = [sums.first[index] as number, sums.second[index] as number];
    if (firstDamage === 0 && secondDamage === 0 && !exactTimes.has(time)) return;
    series.after.push(time - previousTime);
    series.damage[0].push(roundFirst(firstDamage));
    series.damage[1].push(roundSecond(secondDamage));
    previousTime = time;
  });
  return series;
}

/** Returns the times, in ms after the start, that the series always includes. */
function collectExactTimes(builder: MatchBuilder, kills: readonly LogKill[]): Set<number> {
  const times = new Set([Math.max(0, builder.lastAt - builder.startedAt)]);
  for (const { endedAfter } of builder.rounds) if (endedAfter >= 0) times.add(endedAfter);
  for (const { after, entity } of kills) {
    if (times.size === MAX_SNAPSHOTS) break;
    if (entity === null) times.add(after);
  }
  return times;
}

/** Returns the times with regular ones between them, ascending. */
function addRegularTimes(exactTimes: ReadonlySet<number>): number[] {
  const times = new Set(exactTimes);
  const end = Math.max(...exactTimes);
  const regularCount = Math.min(MAX_REGULAR_SNAPSHOTS, MAX_SNAPSHOTS - exactTimes.size);
  if (regularCount > 0) {
    const step = Math.max(1, Math.ceil(end / SECOND_MS / regularCount)) * SECOND_MS;
    for (let time = step; time < end; time += step) times.add(time);
  }
  return [...times].sort((a, b) => a - b);
}

/**
 * Returns a function that converts hundredths to whole points. The running sum is rounded, not each
 * step, so that rounding never adds up.
 */
function createRounder(): (hundredths: number) => number {
  let sum = 0;
  let rounded = 0;
  return (hundredths) => {
    sum += hundredths;
    const step = Math.round(sum / 100) - rounded;
    rounded += step;
    return step;
  };
}
