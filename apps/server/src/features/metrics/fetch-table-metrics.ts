import { countRows } from '../../database/count-rows.ts';
import { defineQuery, type Queryable } from '../../database/define-query.ts';
import { pick } from '../../database/define-table.ts';
import { upload } from '../../database/tables/uploads.ts';

export interface TableMetrics {
  matches: number;
  players: number;
  uploads: { status: string; source: string; count: number }[];
  jobs: { task: string; state: string; count: number }[];
}

const uploadCounts = defineQuery({
  text: 'select status, source, count(*)::int as count from upload group by status, source',
  columns: { ...pick(upload, 'status', 'source'), count: 'int4' },
});

const jobCounts = defineQuery({
  text: `select task_identifier as task,
              case when attempts >= max_attempts then 'failed'
                   when locked_at is not null then 'running'
                   when run_at > now() then 'scheduled'
                   else 'waiting' end as state,
              count(*)::int as count
         from graphile_worker.jobs
        group by 1, 2`,
  columns: { task: 'text!', state: 'text', count: 'int4' },
});

/**
 * Fetches counts for `/metrics`; those of large tables are PostgreSQL's estimates, which are cheap.
 */
export async function fetchTableMetrics(db: Queryable): Promise<TableMetrics> {
  const [matches, players, uploads, jobs] = await Promise.all([
    countRows(db, 'match'),
    countRows(db, 'player'),
    uploadCounts.all(db),
    jobCounts.all(db),
  ]);
  return { matches, players, uploads, jobs };
}
