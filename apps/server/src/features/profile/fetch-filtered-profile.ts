import type { MatchFilters } from '@scrapboard/contract';
import { matchNumbers } from '@scrapboard/contract/player-numbers';
import type { ProfileField } from '@scrapboard/contract/profile-fields';
import { foldColumns } from '@scrapboard/matches';
import { profileColumns, profileJson } from '@scrapboard/read-models';
import { defineQuery, type Queryable } from '../../database/define-query.ts';
import { foldSql } from '../../database/fold-sql.ts';
import type { Column } from '../../database/sql-types.ts';
import {
  MATCH_FILTER_SQL,
  matchFilterParameters,
  matchFilterValues,
} from '../../match-filters/match-filter-sql.ts';

const expressions = new Map<ProfileField, string>([
  ...foldSql,
  // A rating belongs to a player, not to a selection of their matches.
  ['mmr', '(select mmr from player_fold where player_id = $1)'],
  [
    'upload_count',
    `count(*) filter (where match_id in
      (select match_id from upload_match where local_player = $1 and quarantine is null))`,
  ],
]);

/**
 * Returns a field's SQL type: that of its column for minimum and maximum, bigint for counts and
 * sums.
 */
function columnType(field: ProfileField): Column {
  if (field === 'mmr') return 'int4?';
  const folded = foldColumns.find(({ name }) => name === field);
  if (folded === undefined || !('of' in folded) || folded.rule === 'sum') return 'int8';
  return `${matchNumbers.find(({ column }) => column === folded.of)?.stored ?? 'int4'}?`;
}

const filteredProfile = defineQuery({
  name: 'filtered profile',
  text: `select ${profileColumns.map((field) => `${expressions.get(field)} as ${field}`).join(', ')}
    from player_match where ${MATCH_FILTER_SQL}`,
  parameters: matchFilterParameters,
  columns: Object.fromEntries(profileColumns.map((field) => [field, columnType(field)])),
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
  return isKnown ? profileJson(row) : null;
}

const MMR_INDEX = profileColumns.indexOf('mmr');
