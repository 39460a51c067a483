import type { PlayerGraphs } from '@scrapboard/contract';

/** Returns when a step of the time axis ends. Days, weeks and months are those of UTC, as on the server. */
export function endOfStep(from: string, step: PlayerGraphs['step']): string {
  const date = new Date(from);
  if (step === 'month') date.setUTCMonth(date.getUTCMonth() + 1);
  else date.setUTCDate(date.getUTCDate() + (step === 'week' ? 7 : 1));
  return date.toISOString();
}
