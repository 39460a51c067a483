import type { ModeCategory } from '@scrapboard/catalogue/core';
import type { ScheduleData } from './expand-schedule.ts';

export const scheduleKinds = ['all', 'cw', 'brawl'] as const;
/** Which modes a schedule has; `all` has every mode with windows. */
export type ScheduleKind = (typeof scheduleKinds)[number];

/** Returns the schedule that a mode is on besides `all`; null if there is none. */
export function scheduleKindOf(mode: {
  id: string;
  category: ModeCategory;
}): 'cw' | 'brawl' | null {
  if (mode.id.endsWith('clan-war')) return 'cw';
  return mode.category === 'brawl' ? 'brawl' : null;
}

/** Returns the windows and exceptions of the modes that are on a schedule. */
export function filterSchedule(
  {
    windows,
    exceptions,
    modes,
  }: ScheduleData & { modes: readonly { id: string; category: ModeCategory }[] },
  kind: ScheduleKind,
): ScheduleData {
  const kinds = new Map(modes.map((mode) => [mode.id, scheduleKindOf(mode)]));
  const isIncluded = ({ mode }: { mode: string }) => kind === 'all' || kinds.get(mode) === kind;
  return { windows: windows.filter(isIncluded), exceptions: exceptions.filter(isIncluded) };
}
