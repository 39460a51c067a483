import type { LogMatch } from '@scrapboard/match-log';
import { createInstantConverter } from '@scrapboard/matches';
import type { Pool } from 'pg';
import { silentLog } from '../../../log.ts';
import { storeMatches } from '../store-matches.ts';

/** An upload in a test. */
export interface TestUpload {
  id: string;
  timeZone?: string;
  matches: LogMatch[];
  /** By default for the parts of `makeMatch`. */
  basePartIdOf?: (id: string) => string;
}

/** Adds the upload's row, as the intake does. */
export async function addUpload(pool: Pool, { id, timeZone = 'UTC' }: TestUpload): Promise<void> {
  await pool.query(
    `insert into upload (id, status, source, time_zone, files, total_bytes)
      values ($1, 'reading', 'web', $2, '[]', 1000) on conflict (id) do nothing`,
    [id, timeZone],
  );
}

/** Stores an upload's matches in batches of that size. */
export async function storeUpload(pool: Pool, upload: TestUpload, batchSize = 8): Promise<void> {
  await addUpload(pool, upload);
  const toInstant = createInstantConverter(upload.timeZone ?? 'UTC');
  for (let from = 0; from < upload.matches.length; from += batchSize) {
    const batch = upload.matches.slice(from, from + batchSize);
    await storeMatches(
      { pool, basePartIdOf: upload.basePartIdOf ?? basePartIdOf, openRaw, log: silentLog },
      {
        uploadId: upload.id,
        reading: 0,
        toInstant,
        matches: batch.map((match, i) => ({ ordinal: from + i, match })),
        progress: { bytes: 10, matches: from + batch.length },
      },
    );
  }
}

/** These matches have no logs. */
const openRaw = (sha256: string): AsyncIterable<Uint8Array> => {
  throw new Error(`no raw log ${sha256}`);
};
const basePartIdOf = (id: string) => id.replace(/:.*$/, '').replace(/_(C1_China|bp7)$/, '');

const DERIVED_TABLES: Record<string, string> = {
  upload_match: 'upload_id, ordinal',
  match: 'id',
  match_detail: 'match_id',
  player: 'id',
  player_nickname: 'player_id, nickname',
  player_match: 'player_id, started_at, match_id',
  player_fold: 'player_id',
  player_part_fold: 'player_id, part',
  rating: 'player_id, started_at, match_id',
  rating_day: 'ladder, player_id, day',
  rating_board: 'ladder, player_id',
  rating_count: 'ladder, day',
  rating_calibration: 'day, mode, bin',
};

/** Returns all derived data by table, except for the outcomes reported to uploaders. */
export async function dumpDerived(pool: Pool): Promise<Record<string, unknown[]>> {
  const tables = Object.entries(DERIVED_TABLES).map(async ([table, order]) => {
    const { rows } = await pool.query(`select * from ${table} order by ${order}`);
    for (const row of rows) delete row.outcome;
    return [table, rows] as const;
  });
  return Object.fromEntries(await Promise.all(tables));
}

/** Deletes the uploads and everything derived from them. */
export async function clearDerived(pool: Pool): Promise<void> {
  await pool.query(
    `truncate upload, upload_owner, claim_proof, match_decision, rate_request, ${Object.keys(DERIVED_TABLES).join(', ')}`,
  );
}

/** Stores only these uploads, one after the other or in parallel, and returns the derived rows. */
export async function storeUploadsAndDump(
  pool: Pool,
  uploads: readonly TestUpload[],
  isParallel = false,
) {
  await clearDerived(pool);
  if (isParallel) {
    const results = await Promise.allSettled(uploads.map((upload) => storeUpload(pool, upload, 3)));
    for (const result of results) if (result.status === 'rejected') throw result.reason;
  } else for (const upload of uploads) await storeUpload(pool, upload, 5);
  return dumpDerived(pool);
}
