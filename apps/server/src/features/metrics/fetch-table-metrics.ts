import { countRows } from '../../database/count-rows.ts';
import type { Deps } from '../../deps.ts';

export interface TableMetrics {
  matches: number;
  players: number;
  uploads: { status: string; source: string; count: number }[];
  jobs: { task: string; state: string; count: number }[];
}

/** Counts for `/metrics`; large tables by the database's own estimate, so that asking is cheap. */
export async function fetchTableMetrics(pool: Deps['pool']): Promise<TableMetrics> {
  const [matches, players, uploads, jobs] = await Promise.all([
    countRows(pool, 'match'),
    countRows(pool, 'player'),
    pool.query<{ status: string; source: string; count: number }>(
      'select status, source, count(*)::int as count from upload group by status, source',
    ),
    pool.query<{ task: string; state: string; count: number }>(
      `select task_identifier as task,
              case when attempts >= max_attempts then 'failed'
                   when locked_at is not null then 'running'
                   when run_at > now() then 'scheduled'
                   else 'waiting' end as state,
              count(*)::int as count
         from graphile_worker.jobs
        group by 1, 2`,
    ),
  ]);
  return { matches, players, uploads: uploads.rows, jobs: jobs.rows };
}
