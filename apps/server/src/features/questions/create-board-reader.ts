import { type Board, listDefaultBoards } from '@scrapboard/read-models';
import { defineQuery } from '../../database/define-query.ts';
import type { Deps } from '../../deps.ts';
import type { HiddenPlayers } from '../../hidden-players.ts';
import { getMinWitnesses } from '../ratings/ranked-setting.ts';

/** What the pages of boards ask visitors' questions about, and whom they leave out. */
export interface BoardReader {
  /** Returns what is asked, most important first. */
  list(): Promise<Board[]>;
  /** The players who are hidden from everybody else. */
  readonly hidden: readonly string[];
}

/** How long before the end of a day the boards of the next one are prepared, too. */
export const PREPARED_BEFORE_DAY_MS = 60 * 60 * 1000;

/**
 * Creates the reader of what the pages of boards ask when a visitor opens them; `now` returns epoch
 * milliseconds.
 */
export function createBoardReader(
  {
    pool,
    config,
    catalogue,
    hiddenPlayers,
  }: Pick<Deps, 'pool' | 'config' | 'catalogue'> & {
    hiddenPlayers: Pick<HiddenPlayers, 'ids'>;
  },
  now: () => number = Date.now,
): BoardReader {
  /** Returns the boards for a newest match at a time. */
  const boardsAt = (time: number) =>
    listDefaultBoards({
      lastDay: dayOf(time),
      season: catalogue.seasonAt(time).id,
      minWitnesses: getMinWitnesses(config.ranked),
    });
  return {
    async list() {
      const newest = (await newestMatch.first(pool))?.at?.getTime();
      if (newest === undefined) return [];
      const today = dayOf(now());
      const soon = dayOf(now() + PREPARED_BEFORE_DAY_MS);
      // With the first match of a new day, periods such as the last 90 days move by a day.
      const isNearEnd = dayOf(newest) === today && soon !== today;
      return [...boardsAt(newest), ...(isNearEnd ? boardsAt(Date.parse(soon)) : [])];
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
