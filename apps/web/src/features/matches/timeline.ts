import type { Match } from '@scrapboard/contract';
import { formatClock } from '../../clock.ts';

export type Kill = Match['kills'][number] & {
  /** Index in the match's list of kills. */
  index: number;
};

export interface Span {
  /** Seconds into the match. */
  start: number;
  end: number;
}

/** Returns the time span of the whole match, or of a round, counted from 1. */
export function spanOf(match: Match, round: number | null): Span {
  if (round !== null) {
    const end = match.rounds[round - 1]?.endedAfter ?? 0;
    return { start: match.rounds[round - 2]?.endedAfter ?? 0, end };
  }
  const lastKillTime = Math.max(0, ...match.kills.map(({ after }) => after));
  const lastRoundEnd = match.rounds.at(-1)?.endedAfter ?? 0;
  return { start: 0, end: Math.max(lastKillTime, lastRoundEnd, match.duration ?? 0) };
}

/** Returns the kills in a span, in order; unless `includesEntities`, only those of vehicles. */
export function killsWithin(match: Match, span: Span, includesEntities: boolean): Kill[] {
  return match.kills
    .map((kill, index) => ({ ...kill, index }))
    .filter(({ after, entity }) => {
      const isWithin = after >= span.start && after <= span.end;
      return isWithin && (includesEntities || entity === null);
    });
}

/** Returns the team a kill counts for; null if the victim was a turret, a drone or a teammate. */
export function scoringTeamOf(match: Match, kill: Match['kills'][number]): number | null {
  const killer = match.players[kill.killer];
  const victim = match.players[kill.victim];
  if (killer === undefined || victim === undefined || kill.entity !== null) return null;
  return killer.team === victim.team ? null : killer.team;
}

export interface Step {
  /** Seconds into the match. */
  after: number;
  count: number;
  /** The kill at this step; null where a round begins and the count starts at 0. */
  kill: Kill | null;
}

/** Returns a team's running count of destroyed vehicles, from 0 in each span; null for all teams. */
export function countDestroyed(
  match: Match,
  kills: readonly Kill[],
  team: number | null,
  spans: readonly Span[],
): Step[] {
  const countedKills = kills.filter((kill) =>
    team === null ? kill.entity === null : scoringTeamOf(match, kill) === team,
  );
  return spans.flatMap((span) => {
    const killsOfSpan = countedKills.filter(
      ({ after }) => after >= span.start && after <= span.end,
    );
    const steps = killsOfSpan.map((kill, index) => ({ after: kill.after, count: index + 1, kill }));
    return [{ after: span.start, count: 0, kill: null }, ...steps];
  });
}

/** Returns round numbers of seconds, counted from a span's start, for the ticks of its axis; at most nine. */
export function axisTicks({ start, end }: Span): number[] {
  const steps = [5, 10, 15, 30, 60, 120, 300, 600, 1200, 3600];
  const length = end - start;
  const step = steps.find((seconds) => length / seconds <= 8) ?? 7200;
  const ticks: number[] = [];
  for (let tick = 0; tick <= length; tick += step) ticks.push(tick);
  return ticks;
}

/** Returns the ticks of a chart's axis from one second into the match to another. */
export function clockTicks(start: number, end: number): { at: number; text: string }[] {
  return axisTicks({ start, end }).map((tick) => ({ at: start + tick, text: formatClock(tick) }));
}
