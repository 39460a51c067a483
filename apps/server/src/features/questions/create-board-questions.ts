import { type BoardQuestion, listDefaultBoardQuestions } from '@scrapboard/read-models';
import { defineQuery } from '../../database/define-query.ts';
import type { Deps } from '../../deps.ts';
import type { HiddenPlayers } from '../../hidden-players.ts';
import { getMinWitnesses } from '../ratings/ranked-setting.ts';

/** The questions that pages of boards ask when they are opened, and whom they leave out. */
export interface BoardQuestions {
  /** Returns the questions, most important first. */
  list(): Promise<BoardQuestion[]>;
  /** The players who are hidden from everybody else. */
  readonly hidden: readonly string[];
}

/** How long before a day begins the answers for its boards are prepared. */
export const NEXT_DAY_LEAD_MS = 60 * 60 * 1000;

/**
 * Creates the list of questions that pages of boards ask when a visitor opens them; `now` returns
 * epoch milliseconds.
 */
export function createBoardQuestions(
  {
    pool,
    config,
    catalogue,
    hiddenPlayers,
  }: Pick<Deps, 'pool' | 'config' | 'catalogue'> & {
    hiddenPlayers: Pick<HiddenPlayers, 'ids'>;
  },
  now: () => number = Date.now,
): BoardQuestions {
  /** Returns the questions if the newest match began at a time. */
  const questionsAt = (time: number) =>
    listDefaultBoardQuestions({
      lastDay: dayOf(time),
      season: catalogue.seasonAt(time).id,
      minWitnesses: getMinWitnesses(config.ranked),
    });
  return {
    async list() {
      const newest = (await newestMatch.first(pool))?.at?.getTime();
      if (newest === undefined) return [];
      const today = dayOf(now());
      const soon = dayOf(now() + NEXT_DAY_LEAD_MS);
      // With the first match of a new day, periods such as the last 90 days move by a day.
      const isNearEnd = dayOf(newest) === today && soon !== today;
      return [...questionsAt(newest), ...(isNearEnd ? questionsAt(Date.parse(soon)) : [])];
    },
    get hidden() {
      return [...hiddenPlayers.ids];
    },
  };
}

const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);

const newestMatch = defineQuery({
  text: 'select max(started_at) as at from match',
  parameters: [],
  columns: { at: 'timestamptz?' },
});
