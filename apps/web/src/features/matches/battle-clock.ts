import type { Match } from '@scrapboard/contract';

/**
 * Returns the match with every time converted to the clock of its duration: seconds of battle,
 * without the countdown before each round. Logs count from the first countdown, while the game's
 * battle time starts after it, so that a kill could be later than the end.
 */
export function toBattleClock(match: Match): Match {
  const { rounds, kills, damageOverTime } = match;
  let logStart = 0;
  let battleStart = 0;
  const spans = rounds.map(({ endedAfter, duration }) => {
    const countdown = Math.max(0, endedAfter - logStart - duration);
    const battleEnd = battleStart + duration;
    const span = { logStart, logEnd: endedAfter, battleStart, battleEnd, countdown };
    logStart = endedAfter;
    battleStart = battleEnd;
    return span;
  });
  const lastSpan = spans.at(-1);
  const convert = (after: number) => {
    const span = spans.find(({ logEnd }) => after <= logEnd);
    if (span !== undefined) {
      return span.battleStart + Math.max(0, after - span.logStart - span.countdown);
    }
    // After the last complete round: in a round that was cut off, or, as a last kill may be, just
    // after the end of the match.
    if (lastSpan === undefined) return after;
    return match.finished ? lastSpan.battleEnd : lastSpan.battleEnd + after - lastSpan.logEnd;
  };
  return {
    ...match,
    rounds: rounds.map((round, index) => ({ ...round, endedAfter: spans[index]?.battleEnd ?? 0 })),
    kills: kills.map((kill) => ({ ...kill, after: convert(kill.after) })),
    damageOverTime: damageOverTime && {
      ...damageOverTime,
      snapshots: damageOverTime.snapshots.map((snapshot) => ({
        ...snapshot,
        after: convert(snapshot.after),
      })),
    },
  };
}
