import { type Board, listDefaultBoards } from '@scrapboard/read-models';
import { defineQuery } from '../../database/define-query.ts';
import type { Deps } from '../../deps.ts';
import type { HiddenPlayers } from '../../hidden-players.ts';
import { minWitnesses } from '../ratings/ranked-setting.ts';

/** What the pages of boards ask visitors' questions about, and whom they leave out. */
export interface BoardReader {
  /** Returns what is asked, most important first; nothing without matches. */
  list(): Promise<Board[]>;
  /** The players who are hidden from everybody else. */
  readonly hidden: readonly string[];
}

/** Creates the reader of what the pages of boards ask when a visitor opens them. */
export function createBoardReader({
  pool,
  config,
  catalogue,
  hiddenPlayers,
}: Pick<Deps, 'pool' | 'config' | 'catalogue'> & {
  hiddenPlayers: Pick<HiddenPlayers, 'ids'>;
}): BoardReader {
  return {
    async list() {
      const { at } = (await newestMatch.first(pool)) ?? { at: null };
      if (at === null) return [];
      return listDefaultBoards({
        lastDay: at.toISOString().slice(0, 10),
        season: catalogue.seasonAt(at.getTime()).id,
        minWitnesses: minWitnesses(config.ranked),
      });
    },
    get hidden() {
      return [...hiddenPlayers.ids];
    },
  };
}

const newestMatch = defineQuery({
  text: 'select max(started_at) as at from match',
  columns: { at: 'timestamptz?' },
});
