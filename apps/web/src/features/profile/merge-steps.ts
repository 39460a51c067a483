import type { PlayerGraphs } from '@scrapboard/contract';
import { rateOf } from '@scrapboard/statistics/wilson-interval';

export interface WinRateStep {
  /** The starts of the first and the last step in it. */
  from: string;
  last: string;
  winRate: ReturnType<typeof rateOf>;
}

/**
 * Returns win rates over time, with adjacent steps merged until each point has at least `minimum`
 * games: one won game does not make a week of 100%. A remainder that is too small is merged into the
 * point before it.
 */
export function mergeSteps(form: PlayerGraphs['form'], minimum: number): WinRateStep[] {
  const merged: WinRateStep[] = [];
  let open: WinRateStep | undefined;
  for (const { at, winRate } of form) {
    open =
      open === undefined
        ? { from: at, last: at, winRate: rateOf(winRate.count, winRate.of) }
        : join(open, { from: at, last: at, winRate });
    if (open.winRate.of >= minimum) {
      merged.push(open);
      open = undefined;
    }
  }
  if (open === undefined) return merged;
  const before = merged.pop();
  return [...merged, before === undefined ? open : join(before, open)];
}

function join(a: WinRateStep, b: WinRateStep): WinRateStep {
  const count = a.winRate.count + b.winRate.count;
  return { from: a.from, last: b.last, winRate: rateOf(count, a.winRate.of + b.winRate.of) };
}
