import { defineQuery, type Queryable } from '../../database/define-query.ts';
import { pick } from '../../database/define-table.ts';
import { match as matchTable } from '../../database/tables/matches.ts';
import type { StoredSighting } from './load-sightings.ts';

/** A match as stored in the tables. */
export interface StoredMatch {
  /** The log its rows were derived from. */
  canonical: StoredSighting;
  row: StoredMatchRow;
}
type StoredMatchRow = Awaited<ReturnType<typeof storedMatches.all>>[number];

const storedMatches = defineQuery({
  name: 'load_matches',
  text: `select id, floor(extract(epoch from started_at) * 1000)::float8 as "startedAt",
        category, mode, region, host, client_version as "clientVersion", witnesses
      from match where id = any($1::int8[])`,
  parameters: ['int8[]'],
  columns: {
    ...pick(matchTable, 'id', 'category', 'mode', 'region', 'host', 'witnesses'),
    startedAt: 'float8',
    clientVersion: 'text?',
  },
});

/** Loads the matches that these sightings describe, by ID. */
export async function loadStoredMatches(
  client: Queryable,
  stored: readonly StoredSighting[],
): Promise<Map<string, StoredMatch>> {
  if (stored.length === 0) return new Map();
  const rows = await storedMatches.all(client, [...new Set(stored.map(({ matchId }) => matchId))]);
  return new Map(
    rows.flatMap((row) => {
      const canonical = stored.find(({ matchId, describes }) => describes && matchId === row.id);
      return canonical === undefined ? [] : [[row.id, { row, canonical }]];
    }),
  );
}
