import type { PlayerGraphs } from '@scrapboard/contract';

/** When a step of the time axis ends: days, weeks and months of UTC, as the server cuts them. */
export function stepEnd(from: string, step: PlayerGraphs['step']): string {
  const date = new Date(from);
  if (step === 'month') date.setUTCMonth(date.getUTCMonth() + 1);
  else date.setUTCDate(date.getUTCDate() + (step === 'week' ? 7 : 1));
  return date.toISOString();
}
