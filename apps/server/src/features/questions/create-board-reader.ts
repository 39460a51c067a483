import { type Board, listDefaultBoards } from '@scrapboard/read-models';
import { defineQuery } from '../../database/define-query.ts';
import type { Deps } from '../../deps.ts';
import type { HiddenPlayers } from '../../hidden-players.ts';
import { minWitnesses } from '../ratings/ranked-setting.ts';

/** What the pages of boards ask visitors' questions about, and whom they leave out. */
export interface BoardReader {
  /** Returns what is asked, most important first; nothing where matches are few. */
  list(): Promise<Board[]>;
  /** The players who are hidden from everybody else. */
  readonly hidden: readonly string[];
}

/** Below this, boards are answered quickly enough without being prepared. */
const MIN_MATCHES_TO_PREPARE = 20_000;

/** Creates the reader of what the pages of boards ask when a visitor opens them. */
export function createBoardReader(
  {
    pool,
    config,
    catalogue,
    hiddenPlayers,
  }: Pick<Deps, 'pool' | 'config' | 'catalogue'> & {
    hiddenPlayers: Pick<HiddenPlayers, 'ids'>;
  },
  minMatches = MIN_MATCHES_TO_PREPARE,
): BoardReader {
  return {
    async list() {
      const stored = await storedMatches.first(pool, minMatches);
      if (!stored?.at || stored.matches < minMatches) return [];
      const { at } = stored;
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

const storedMatches = defineQuery({
  text: `select max(started_at) as at,
                (select count(*)::int from (select from match limit $1) as counted) as matches
           from match`,
  parameters: ['int8'],
  columns: { at: 'timestamptz?', matches: 'int4' },
});
