import { addDays } from '@scrapboard/questions/boards';
import {
  CHECKED_WEEKS,
  checkAgainstMatches,
  DAY_MS,
  type Finding,
  HOUR_MS,
  type MatchHour,
} from '@scrapboard/schedule';
import { useMemo } from 'react';
import { findLastDay } from '../../questions/period.ts';
import { countOf, keyOf, nameOf } from '../../questions/read-row.ts';
import { useQuestions } from '../../questions/use-questions.ts';
import { useStatus } from '../../status.ts';
import type { PageSchedule } from './page-schedule.ts';
import { allMatchStartsQuestion, brawlMatchesQuestion, matchStartsQuestion } from './questions.ts';

/** When stored matches were played, compared with a schedule. */
export interface PlayedTimes {
  findings: readonly Finding[];
  /** Matches of scheduled modes by the hour in which they began. */
  hours: readonly MatchHour[];
  /** Brawls that were played in the last weeks and have no windows, most played first. */
  unlistedModes: readonly { id: string; name: string; matches: number }[];
  /** When the facts were written. */
  asOf: string;
  /** The days that are counted, in UTC and both included. */
  from: string;
  to: string;
}

const MAX_UNLISTED_MODES = 5;

/** Fetches when matches began, up to the newest one, and compares that with the schedule. */
export function usePlayedTimes(pageSchedule: PageSchedule) {
  const newestMatchAt = useStatus()?.newestMatchAt;
  const to = findLastDay(newestMatchAt, Date.now());
  const from = addDays(to, 1 - 7 * CHECKED_WEEKS);
  const query = useQuestions(
    {
      starts: matchStartsQuestion(pageSchedule.modeIds),
      allStarts: allMatchStartsQuestion,
      brawls: brawlMatchesQuestion,
    },
    { from, to },
  );
  const { data } = query;
  const playedTimes = useMemo((): PlayedTimes | undefined => {
    if (data === undefined) return undefined;
    const { starts, allStarts, brawls } = data;
    const until = Date.parse(`${to}T00:00:00Z`) + DAY_MS;
    const hourOf = (day: string, hour: string) =>
      Date.parse(`${day}T00:00:00Z`) + Number(hour) * HOUR_MS;
    const hours = starts.rows
      .map((row) => ({
        mode: keyOf(row, 'mode'),
        at: hourOf(keyOf(row, 'day'), keyOf(row, 'hour')),
        matches: countOf(row, 'matches'),
      }))
      .toSorted((a, b) => a.at - b.at);
    return {
      findings: checkAgainstMatches({
        schedule: pageSchedule.schedule,
        matches: hours,
        allMatches: allStarts.rows.map((row) => ({
          at: hourOf(keyOf(row, 'day'), keyOf(row, 'hour')),
          matches: countOf(row, 'matches'),
        })),
        until,
      }),
      hours,
      unlistedModes:
        pageSchedule.kind === 'cw'
          ? []
          : brawls.rows
              .map((row) => {
                const id = keyOf(row, 'mode');
                return { id, name: nameOf(brawls, 'mode', id), matches: countOf(row, 'matches') };
              })
              .filter(({ id }) => !pageSchedule.modeIds.includes(id))
              .toSorted((a, b) => b.matches - a.matches)
              .slice(0, MAX_UNLISTED_MODES),
      asOf: starts.asOf,
      from,
      to,
    };
  }, [data, pageSchedule, from, to]);
  return { query, playedTimes };
}
