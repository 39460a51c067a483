import type { ScheduleWindowData } from '@scrapboard/catalogue/core';
import { binomialTail, poissonCdf } from '@scrapboard/statistics';
import { DAY_MS, HOUR_MS, startOfWeek, WEEK_MS } from './durations.ts';
import { expandSchedule, type ScheduleData } from './expand-schedule.ts';

/** How many matches of a mode began in an hour. */
export interface MatchHour {
  mode: string;
  /** Start of the hour in UTC, epoch milliseconds. */
  at: number;
  matches: number;
}

/** Consecutive hours of the last week, from and to in epoch milliseconds. */
export interface PlayedHours {
  from: number;
  to: number;
  matches: number;
}

/** What matches show about the windows of a mode. */
export interface Finding {
  mode: string;
  /** Matches of the last weeks, and how many of them began within a window. */
  matches: number;
  inside: number;
  /** Set if too many matches begin outside of all windows. */
  outside: {
    /** The day of the first of them, in UTC. */
    since: string;
    /** Whether there may have been some before the weeks that are checked. */
    mayBeEarlier: boolean;
    matches: number;
    /** The hours with the most of them. */
    hours: PlayedHours[];
  } | null;
  /** Windows with hardly any matches, although the mode's other windows have them. */
  silent: {
    window: ScheduleWindowData;
    /** The day of the last match within it; null if there is none. */
    lastPlayed: string | null;
    matches: number;
    expected: number;
  }[];
}

/** How many of the latest weeks are tested. */
export const RECENT_WEEKS = 4;
/** In how many of the latest weeks the beginning of a change is searched for. */
export const CHECKED_WEEKS = 12;
/** A match may begin this long after its window, for those who queued at its end. */
const TOLERANCE_MS = HOUR_MS;
/** The share of matches outside a correct schedule: logs with a wrong clock or time zone. */
const EXPECTED_OUTSIDE = 0.05;
/** The same players play several matches in a row, so this many matches count as one independent observation. */
const MATCHES_PER_SERIES = 5;
/** A finding is reported if matches like these are less likely than this under a correct schedule. */
const SIGNIFICANCE_LEVEL = 0.001;
/** A window counts as silent with less than this share of what is expected. */
const SILENT_SHARE = 0.25;
/** How many ranges of hours a finding lists. */
const MAX_HOUR_RANGES = 3;

/**
 * Compares a schedule with when matches began, for each mode that has windows. `matches` are the
 * matches of these modes in the last `CHECKED_WEEKS` before `until`; `allMatches` are the matches of every
 * mode, which show how many people play at which hour.
 *
 * Outside: a one-sided binomial test of the last `RECENT_WEEKS`; the change is dated to the week
 * with the highest likelihood ratio (E. S. Page, “Continuous inspection schemes”, Biometrika 41,
 * 1954). Silent: a Poisson test of a window against the mode’s other windows, in proportion to how
 * much is played at their hours.
 */
export function checkAgainstMatches(input: {
  schedule: ScheduleData;
  matches: readonly MatchHour[];
  allMatches: readonly Omit<MatchHour, 'mode'>[];
  until: number;
}): Finding[] {
  const { schedule, until } = input;
  const from = until - CHECKED_WEEKS * WEEK_MS;
  const modes = [...new Set(schedule.windows.map(({ mode }) => mode))];
  return modes.map((mode) => {
    const windows = schedule.windows.filter((window) => window.mode === mode);
    const ownSchedule = {
      windows,
      exceptions: schedule.exceptions.filter((exception) => exception.mode === mode),
    };
    const occurrences = expandSchedule(ownSchedule, { from: from - WEEK_MS, to: until + WEEK_MS });
    const hours = input.matches.filter(
      (hour) => hour.mode === mode && hour.at >= from && hour.at < until,
    );
    const isInside = ({ at }: { at: number }) =>
      occurrences.some(({ from, to }) => at >= from && at < to);
    const isOutside = ({ at }: { at: number }) =>
      !occurrences.some(({ from, to }) => at + HOUR_MS > from && at < to + TOLERANCE_MS);
    const isRecent = ({ at }: { at: number }) => at >= until - RECENT_WEEKS * WEEK_MS;
    const recent = hours.filter(isRecent);
    return {
      mode,
      matches: sum(recent),
      inside: sum(recent.filter(isInside)),
      outside: findOutside(hours, isOutside, { from, until }),
      silent: findSilentWindows(windows, ownSchedule, {
        recent: recent.filter(isInside),
        hours,
        allMatches: input.allMatches.filter(isRecent),
        until,
      }),
    };
  });
}

function findOutside(
  hours: readonly MatchHour[],
  isOutside: (hour: MatchHour) => boolean,
  { from, until }: { from: number; until: number },
): Finding['outside'] {
  const weeks = Array.from({ length: CHECKED_WEEKS }, (_, week) => {
    const hoursOfWeek = hours.filter(({ at }) => Math.floor((at - from) / WEEK_MS) === week);
    return { matches: sum(hoursOfWeek), outside: sum(hoursOfWeek.filter(isOutside)) };
  });
  const recent = weeks.slice(-RECENT_WEEKS);
  const matches = total(recent, 'matches');
  const outside = total(recent, 'outside');
  const p = binomialTail(
    Math.floor(outside / MATCHES_PER_SERIES),
    Math.ceil(matches / MATCHES_PER_SERIES),
    EXPECTED_OUTSIDE,
  );
  if (matches === 0 || p >= SIGNIFICANCE_LEVEL) return null;
  const share = Math.min(0.99, outside / matches);
  let logLikelihoodRatio = 0;
  let highestRatio = -Infinity;
  let changeWeek = CHECKED_WEEKS - RECENT_WEEKS;
  for (let week = CHECKED_WEEKS - 1; week >= 0; week--) {
    const { matches: n = 0, outside: k = 0 } = weeks[week] ?? {};
    logLikelihoodRatio += k * Math.log(share / EXPECTED_OUTSIDE);
    logLikelihoodRatio += (n - k) * Math.log((1 - share) / (1 - EXPECTED_OUTSIDE));
    if (logLikelihoodRatio <= highestRatio || n === 0) continue;
    highestRatio = logLikelihoodRatio;
    changeWeek = week;
  }
  const outsideHours = hours.filter(
    (hour) => hour.at >= from + changeWeek * WEEK_MS && isOutside(hour),
  );
  return {
    since: isoDay(Math.min(...outsideHours.map(({ at }) => at))),
    mayBeEarlier: changeWeek === 0,
    matches: sum(outsideHours),
    hours: toPlayedHours(outsideHours, until),
  };
}

/** Returns the hours of the last week with the most matches; consecutive hours are joined. */
function toPlayedHours(outsideHours: readonly MatchHour[], until: number): PlayedHours[] {
  const monday = startOfWeek(until - 1);
  const counts = new Map<number, number>();
  for (const { at, matches } of outsideHours) {
    const hour = Math.floor((at - startOfWeek(at)) / HOUR_MS);
    counts.set(hour, (counts.get(hour) ?? 0) + matches);
  }
  const ranges: PlayedHours[] = [];
  for (const [hour, matches] of [...counts].toSorted(([a], [b]) => a - b)) {
    const from = monday + hour * HOUR_MS;
    const last = ranges.at(-1);
    if (last?.to === from) {
      last.to += HOUR_MS;
      last.matches += matches;
    } else ranges.push({ from, to: from + HOUR_MS, matches });
  }
  return ranges.toSorted((a, b) => b.matches - a.matches).slice(0, MAX_HOUR_RANGES);
}

function findSilentWindows(
  windows: readonly ScheduleWindowData[],
  { exceptions }: ScheduleData,
  {
    recent,
    hours,
    allMatches,
    until,
  }: {
    recent: readonly MatchHour[];
    hours: readonly MatchHour[];
    allMatches: readonly Omit<MatchHour, 'mode'>[];
    until: number;
  },
): Finding['silent'] {
  const span = { from: until - RECENT_WEEKS * WEEK_MS, to: until };
  const counted = windows.map((window) => {
    const occurrences = expandSchedule({ windows: [window], exceptions }, span);
    const isWithinWindow = ({ at }: { at: number }) =>
      occurrences.some(({ from, to }) => at >= from && at < to);
    return {
      window,
      isComplete: occurrences.length >= RECENT_WEEKS,
      matches: sum(recent.filter(isWithinWindow)),
      played: sum(allMatches.filter(isWithinWindow)),
    };
  });
  const matches = total(counted, 'matches');
  const played = total(counted, 'played');
  return counted.flatMap(({ window, isComplete, ...windowCounts }) => {
    const playedInOthers = played - windowCounts.played;
    if (!isComplete || playedInOthers === 0) return [];
    const expected = ((matches - windowCounts.matches) * windowCounts.played) / playedInOthers;
    const isSilent =
      windowCounts.matches < SILENT_SHARE * expected &&
      poissonCdf(
        Math.floor(windowCounts.matches / MATCHES_PER_SERIES),
        expected / MATCHES_PER_SERIES,
      ) < SIGNIFICANCE_LEVEL;
    if (!isSilent) return [];
    const checkedSpan = { from: until - CHECKED_WEEKS * WEEK_MS, to: until };
    const occurrences = expandSchedule({ windows: [window], exceptions }, checkedSpan);
    const last = hours.findLast(({ at }) =>
      occurrences.some(({ from, to }) => at >= from && at < to),
    );
    const lastPlayed = last === undefined ? null : isoDay(last.at);
    return [{ window, lastPlayed, matches: windowCounts.matches, expected }];
  });
}

const sum = (hours: readonly { matches: number }[]) =>
  hours.reduce((count, { matches }) => count + matches, 0);

function total<Name extends string>(rows: readonly Record<Name, number>[], name: Name): number {
  return rows.reduce((count, row) => count + row[name], 0);
}

const isoDay = (at: number) =>
  new Date(Math.floor(at / DAY_MS) * DAY_MS).toISOString().slice(0, 10);
