import { addDays } from '@scrapboard/questions/boards';

/** The steps of charts over time. */
export const STEPS = ['day', 'week', 'month'] as const;
export type Step = (typeof STEPS)[number];

/** Returns the key of the next step; keys are days, Mondays or months, as in answers. */
function nextKey(key: string, step: Step): string {
  if (step !== 'month') return addDays(key, step === 'day' ? 1 : 7);
  const [year = 0, month = 0] = key.split('-').map(Number);
  return new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 7);
}

/** More steps could not be distinguished, and a wrong clock in one log must not create millions. */
const MAX_STEPS = 5000;

/** Returns every step from the first to the last of the keys, so that steps without rows are shown too. */
export function allSteps(keys: readonly string[], step: Step): string[] {
  const sorted = keys.filter((key) => key !== '-').toSorted();
  const last = sorted.at(-1);
  const found: string[] = [];
  for (let key = sorted[0]; key !== undefined && last !== undefined && key <= last; ) {
    found.push(key);
    if (found.length >= MAX_STEPS) break;
    key = nextKey(key, step);
  }
  return found;
}

/** Returns when a step begins, in milliseconds. */
export function startOfStep(key: string): number {
  return Date.parse(key.length === 7 ? `${key}-01` : key);
}

/** Returns the first and the last day of a step. */
export function daysOfStep(key: string, step: Step): { from: string; to: string } {
  const next = nextKey(key, step);
  const from = step === 'month' ? `${key}-01` : key;
  return { from, to: addDays(step === 'month' ? `${next}-01` : next, -1) };
}
