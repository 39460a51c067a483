import { defineQuery, type Queryable } from './define-query.ts';

/** Above this many rows the database's estimate is close enough and counting is slow. */
const MAX_EXACT_COUNT = 100_000;

type CountedTable = 'match' | 'player';

const estimatedCount = defineQuery({
  text: 'select reltuples::float8 as rows from pg_class where oid = $1::text::regclass',
  parameters: ['text'],
  columns: { rows: 'float8' },
});

const exactCounts = {
  match: defineCount('match'),
  player: defineCount('player'),
};

function defineCount(table: CountedTable) {
  return defineQuery({
    text: `select count(*)::int as rows from ${table}`,
    columns: { rows: 'int4' },
  });
}

/** Returns how many rows a table has; small numbers are exact. */
export async function countRows(db: Queryable, table: CountedTable): Promise<number> {
  const { rows = 0 } = (await estimatedCount.first(db, table)) ?? {};
  if (rows > MAX_EXACT_COUNT) return rows;
  return (await exactCounts[table].first(db))?.rows ?? 0;
}
