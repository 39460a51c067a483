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
 * games, so that a single win does not show as a week of 100%. A remainder that is too small is merged into the
 * previous point.
 */
export function mergeSteps(form: PlayerGraphs['form'], minimum: number): WinRateStep[] {
  const mergedSteps: WinRateStep[] = [];
  let pendingStep: WinRateStep | undefined;
  for (const { at, winRate } of form) {
    pendingStep =
      pendingStep === undefined
        ? { from: at, last: at, winRate: rateOf(winRate.count, winRate.of) }
        : mergeTwo(pendingStep, { from: at, last: at, winRate });
    if (pendingStep.winRate.of >= minimum) {
      mergedSteps.push(pendingStep);
      pendingStep = undefined;
    }
  }
  if (pendingStep === undefined) return mergedSteps;
  const previous = mergedSteps.pop();
  return [...mergedSteps, previous === undefined ? pendingStep : mergeTwo(previous, pendingStep)];
}

function mergeTwo(earlier: WinRateStep, later: WinRateStep): WinRateStep {
  const count = earlier.winRate.count + later.winRate.count;
  return {
    from: earlier.from,
    last: later.last,
    winRate: rateOf(count, earlier.winRate.of + later.winRate.of),
  };
}
