import { setImmediate } from 'node:timers/promises';
import type { PlayerMedals, RankedMatchFilters } from '@scrapboard/contract';
import { addMedals, MEDAL_MATCHES, type MedalTotals, sortMedals } from '@scrapboard/read-models';
import { defineQuery, type Queryable } from '../../database/define-query.ts';
import { pick } from '../../database/define-table.ts';
import { matchDetail } from '../../database/tables/matches.ts';
import {
  RANKED_MATCH_FILTER_SQL,
  rankedMatchFilterParameters,
  rankedMatchFilterValues,
} from '../../match-filters/match-filter-sql.ts';
import { readMatchDetail } from '../store/match-detail.ts';

const details = defineQuery({
  name: 'details for medals',
  text: `
  with chosen as (
    select match_id
      from player_match
     where ${RANKED_MATCH_FILTER_SQL}
       and result is not null
     order by started_at desc, match_id desc
     limit ${MEDAL_MATCHES}
  )
  select d.detail from chosen join match_detail d using (match_id)`,
  parameters: rankedMatchFilterParameters,
  columns: pick(matchDetail, 'detail'),
});

/** Details are read in batches of this size, so that other requests do not wait for all of them. */
const BATCH_SIZE = 25;

/** Returns the medals that a player earned in their newest finished matches. */
export async function fetchPlayerMedals(
  db: Queryable,
  playerId: string,
  filters: RankedMatchFilters,
): Promise<PlayerMedals> {
  const rows = await details.all(db, ...rankedMatchFilterValues(playerId, filters));
  const totals: MedalTotals = new Map();
  for (const [index, { detail }] of rows.entries()) {
    if (index > 0 && index % BATCH_SIZE === 0) await setImmediate();
    addMedals(totals, readMatchDetail(detail), playerId);
  }
  return { matches: rows.length, medals: sortMedals(totals) };
}
