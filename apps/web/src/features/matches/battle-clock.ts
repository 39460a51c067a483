import type { Match } from '@scrapboard/contract';

/**
 * Returns the match with every time converted to the clock of its duration: seconds of battle,
 * without the countdown before each round. Logs count from the first countdown, while the game's
 * battle time starts after it, so that a kill could be later than the end.
 */
export function onBattleClock(match: Match): Match {
  const { rounds, kills, damageOverTime } = match;
  let begin = 0;
  let fought = 0;
  const spans = rounds.map(({ endedAfter, duration }) => {
    const span = { begin, fought, countdown: Math.max(0, endedAfter - begin - duration) };
    begin = endedAfter;
    fought += duration;
    return { ...span, ended: endedAfter, end: fought };
  });
  const last = spans.at(-1);
  const convert = (after: number) => {
    const span = spans.find(({ ended }) => after <= ended);
    if (span !== undefined) return span.fought + Math.max(0, after - span.begin - span.countdown);
    // The part after the last complete round: a round that was cut off, or the time of the last
    // kill.
    if (last === undefined) return after;
    return match.finished ? last.end : last.end + after - last.ended;
  };
  return {
    ...match,
    rounds: rounds.map((round, place) => ({ ...round, endedAfter: spans[place]?.end ?? 0 })),
    kills: kills.map((kill) => ({ ...kill, after: convert(kill.after) })),
    damageOverTime: damageOverTime && {
      ...damageOverTime,
      snapshots: damageOverTime.snapshots.map((shot) => ({ ...shot, after: convert(shot.after) })),
    },
  };
}
