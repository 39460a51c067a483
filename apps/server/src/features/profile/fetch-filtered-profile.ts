import type { MatchFilters } from '@scrapboard/contract';
import type { ProfileField } from '@scrapboard/contract/profile-fields';
import { profileColumns, toProfileJson } from '@scrapboard/read-models';
import { defineQuery, type Queryable } from '../../database/define-query.ts';
import { aggregateType, foldSql } from '../../database/fold-sql.ts';
import {
  MATCH_FILTER_SQL,
  matchFilterParameters,
  matchFilterValues,
  UPLOAD_COUNT_SQL,
} from '../../match-filters/match-filter-sql.ts';

const expressions = new Map<ProfileField, string>([
  ...foldSql,
  // A rating belongs to a player, not to a selection of their matches.
  ['mmr', '(select mmr from player_fold where player_id = $1)'],
  ['upload_count', UPLOAD_COUNT_SQL],
]);

const filteredProfile = defineQuery({
  name: 'filtered profile',
  text: `select ${profileColumns.map((field) => `${expressions.get(field)} as ${field}`).join(', ')}
    from player_match where ${MATCH_FILTER_SQL}`,
  parameters: matchFilterParameters,
  columns: Object.fromEntries(
    profileColumns.map((field) => [field, field === 'mmr' ? 'int4?' : aggregateType(field)]),
  ),
});

/**
 * Returns the profile over the matches that pass the filters, ready to send; one indexed read of
 * the player's rows. Null for an unknown player.
 */
export async function fetchFilteredProfile(
  db: Queryable,
  playerId: string,
  filters: MatchFilters,
): Promise<string | null> {
  const [row] = await filteredProfile.texts(db, ...matchFilterValues(playerId, filters));
  const isKnown = row !== undefined && row[MMR_INDEX] !== null;
  return isKnown ? toProfileJson(row) : null;
}

const MMR_INDEX = profileColumns.indexOf('mmr');
