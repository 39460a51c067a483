import type { PlayerGraphs } from '@scrapboard/contract';
import { histogram, median, perGame, rateOf } from '@scrapboard/statistics';
import { toPoints } from './units.ts';

export type GraphStep = PlayerGraphs['step'];

/** The maximum number of points of a graph over time. */
export const MAX_GRAPH_POINTS = 120;
const DAY_MS = 86_400_000;

/** Returns the smallest step with at most that many points between two instants. */
export function chooseGraphStep(first: Date | null, last: Date | null): GraphStep {
  const days = first === null || last === null ? 0 : (last.getTime() - first.getTime()) / DAY_MS;
  if (days <= MAX_GRAPH_POINTS - 2) return 'day';
  return days <= (MAX_GRAPH_POINTS - 2) * 7 ? 'week' : 'month';
}

/** Sums over the finished matches of one step. */
export interface FormRow {
  at: Date;
  games: number;
  wins: number;
  damage: number | string;
  score: number | string;
  kills: number | string;
  assists: number | string;
  mvp: number | string;
  mmr: number | null;
}

/**
 * Builds the graphs of a player; `form` is oldest first, `damageByMatch` has each finished match's damage
 * in hundredths.
 */
export function toGraphs(
  step: GraphStep,
  form: readonly FormRow[],
  damageByMatch: readonly number[],
): PlayerGraphs {
  const damage = damageByMatch.map(toPoints);
  return {
    step,
    form: form.map((row) => ({
      at: row.at.toISOString(),
      games: row.games,
      winRate: rateOf(row.wins, row.games),
      damage: perGame(toPoints(row.damage), row.games),
      score: perGame(Number(row.score), row.games),
      kills: perGame(Number(row.kills), row.games),
      assists: perGame(Number(row.assists), row.games),
      mvp: perGame(Number(row.mvp), row.games),
      mmr: row.mmr,
    })),
    damage: histogram(damage).map(({ from, to, count }) => ({ from, to, matches: count })),
    median: damage.length === 0 ? null : median(damage),
  };
}
