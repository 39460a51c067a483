import type { Schedule } from '@scrapboard/contract';
import {
  filterSchedule,
  type ScheduleData,
  type ScheduleKind,
  scheduleKindOf,
} from '@scrapboard/schedule';
import type { ColorRole } from '../../charts/colors.ts';
import { gameName } from '../../i18n/game-name.ts';
import { paths } from '../../paths.ts';

type ModeOfSchedule = Schedule['modes'][number];

/** Windows that are drawn on one line of a day. */
export interface Lane {
  /** `all` for modes that are neither Clan Wars nor brawls. */
  kind: ScheduleKind;
  schedule: ScheduleData;
}

/** What a page shows of the schedule. */
export interface PageSchedule {
  kind: ScheduleKind;
  schedule: ScheduleData;
  lanes: readonly Lane[];
  modeIds: readonly string[];
  modeName: (mode: string) => string;
  colorOf: (mode: string) => ColorRole;
  /** Returns the URL of the page about a mode. */
  modeHref: (mode: string) => string;
}

const COLORS = ['series1', 'series2', 'series3', 'series4', 'series5', 'series6'] as const;

/** Returns what a page shows: both kinds, one below the other, or one of them. */
export function toPageSchedule(source: Schedule, kind: ScheduleKind): PageSchedule {
  const schedule = filterSchedule(source, kind);
  const modesById = new Map(source.modes.map((mode) => [mode.id, mode]));
  const ids = new Set([...schedule.windows, ...schedule.exceptions].map(({ mode }) => mode));
  const modeIds = [...ids];
  const colors = colorsOf(modeIds, modesById, kind);
  const kinds = kind === 'all' ? (['cw', 'brawl'] as const) : [kind];
  const lanes: Lane[] = kinds.map((laneKind) => ({
    kind: laneKind,
    schedule: filterSchedule(source, laneKind),
  }));
  const isOther = ({ mode }: { mode: string }) => kindOfMode(modesById, mode) === null;
  lanes.push({
    kind: 'all',
    schedule: {
      windows: schedule.windows.filter(isOther),
      exceptions: schedule.exceptions.filter(isOther),
    },
  });
  return {
    kind,
    schedule,
    lanes: lanes.filter(
      ({ schedule: { windows, exceptions } }) => windows.length + exceptions.length > 0,
    ),
    modeIds,
    modeName: (mode) => gameName('mode', modesById.get(mode) ?? { id: mode, name: mode }),
    colorOf: (mode) => colors.get(mode) ?? 'series1',
    modeHref: (mode) =>
      kindOfMode(modesById, mode) === 'cw' ? paths.metaClanWars() : paths.metaBrawl({ mode }),
  };
}

const kindOfMode = (modesById: ReadonlyMap<string, ModeOfSchedule>, mode: string) => {
  const scheduleMode = modesById.get(mode);
  return scheduleMode === undefined ? null : scheduleKindOf(scheduleMode);
};

/** Returns the colours of modes: each has its own, but on the page of all kinds, brawls share one. */
function colorsOf(
  modes: readonly string[],
  modesById: ReadonlyMap<string, ModeOfSchedule>,
  kind: ScheduleKind,
): Map<string, ColorRole> {
  const colors = new Map<string, ColorRole>();
  let colorIndex = 0;
  for (const mode of modes) {
    const isShared = kind === 'all' && kindOfMode(modesById, mode) !== 'cw';
    colors.set(mode, isShared ? 'series3' : (COLORS[colorIndex++ % COLORS.length] ?? 'series1'));
  }
  return colors;
}
