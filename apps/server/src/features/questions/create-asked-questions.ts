import type { Question } from '@scrapboard/questions';
import type { RankingRule } from '@scrapboard/questions/leaders';
import { DAY_MS } from '../../day-ms.ts';

/** A question and the players who were hidden from whoever asked it. */
export interface AskedQuestion {
  question: Question;
  hidden: readonly string[];
  /** How the players with each part are ranked, if that is asked for instead of rows. */
  ranking?: RankingRule;
}

export interface AskedQuestions {
  /** Records that a question was asked. `key` identifies it and whom it leaves out. */
  record(key: string, asked: AskedQuestion): void;
  /**
   * Returns the questions that are asked most, those first, about the same days before today as when
   * they were asked.
   */
  list(): AskedQuestion[];
}

/** Questions that nobody has asked for so long are forgotten. */
const MAX_AGE_MS = 3 * DAY_MS;
const MAX_REMEMBERED = 500;
const MAX_LISTED = 100;
/** What was asked once may never be asked again. */
const MIN_COUNT = 2;
/** A period that ended longer ago is about these days, not about the latest ones. */
const MAX_END_AGE_MS = 8 * DAY_MS;

/** Creates a record of what is asked; `now` returns epoch milliseconds. */
export function createAskedQuestions(now: () => number = Date.now): AskedQuestions {
  // The first entry is the one that was asked least recently.
  const entries = new Map<string, AskedQuestion & { count: number; at: number }>();
  return {
    record(key, asked) {
      const count = (entries.get(key)?.count ?? 0) + 1;
      entries.delete(key);
      entries.set(key, { ...asked, count, at: now() });
      const [oldestKey] = entries.keys();
      if (entries.size > MAX_REMEMBERED && oldestKey !== undefined) entries.delete(oldestKey);
    },
    list() {
      for (const [key, { at }] of entries) if (now() - at > MAX_AGE_MS) entries.delete(key);
      return [...entries.values()]
        .filter(({ count }) => count >= MIN_COUNT)
        .sort((a, b) => b.count - a.count || b.at - a.at)
        .slice(0, MAX_LISTED)
        .map(({ count: _, at, ...asked }) => ({
          ...asked,
          question: moveDays(asked.question, at, now()),
        }));
    },
  };
}

/**
 * Moves the period of a question that was asked at one time to another: pages ask about the last 90
 * days by their dates. Periods of instants, and those that ended earlier, stay.
 */
function moveDays(question: Question, askedAt: number, now: number): Question {
  const { from, to, ...filters } = question.filters;
  const shift = startOfDay(now) - startOfDay(askedAt);
  const isDay = (text: string | undefined) => text === undefined || text.length === 10;
  const isRelative =
    (from ?? to) !== undefined &&
    isDay(from) &&
    isDay(to) &&
    (to === undefined || askedAt - Date.parse(to) < MAX_END_AGE_MS);
  if (shift === 0 || !isRelative) return question;
  const move = (day: string) => new Date(Date.parse(day) + shift).toISOString().slice(0, 10);
  return {
    ...question,
    filters: {
      ...filters,
      ...(from !== undefined && { from: move(from) }),
      ...(to !== undefined && { to: move(to) }),
    },
  };
}

const startOfDay = (at: number) => Math.floor(at / DAY_MS) * DAY_MS;
