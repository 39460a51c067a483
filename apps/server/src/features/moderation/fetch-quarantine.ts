import type { QuarantinePage, QuarantineQuery, QuarantineState } from '@scrapboard/contract';
import {
  createNamer,
  cursorKeyPatterns,
  decodeCursor,
  encodeCursor,
} from '@scrapboard/read-models';
import { defineQuery } from '../../database/define-query.ts';
import { pick } from '../../database/define-table.ts';
import { uploadMatch } from '../../database/tables/uploads.ts';
import type { Deps } from '../../deps.ts';
import { LOG_JOINS_SQL, LOG_SQL, logColumns, toReportedMatch } from './log-columns.ts';

const conditions: Record<QuarantineState, string> = {
  waiting: `s.quarantine is not null and s.quarantine <> 'blocked' and d.decision is null`,
  decided: 'd.decision is not null',
  blocked: `s.quarantine = 'blocked'`,
};

const definePage = (condition: string) =>
  defineQuery({
    text: `select ${LOG_SQL}, s.started_at, s.map, s.mode, 
        to_char(u.received_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at
      from ${LOG_JOINS_SQL}
      where ${condition}
        and ($1::timestamptz is null or (u.received_at, s.upload_id, s.ordinal) < ($1, $2, $3))
      order by u.received_at desc, s.upload_id desc, s.ordinal desc limit $4`,
    parameters: ['timestamptz?', 'text', 'int4', 'int8'],
    columns: { ...logColumns, ...pick(uploadMatch, 'started_at', 'map', 'mode'), at: 'text!' },
  });

const pages = {
  waiting: definePage(conditions.waiting),
  decided: definePage(conditions.decided),
  blocked: definePage(conditions.blocked),
};

/** Returns a page of logs in quarantine or decided about, the last received first. */
export async function fetchQuarantine(
  { pool, catalogue }: Pick<Deps, 'pool' | 'catalogue'>,
  { state, cursor, limit }: QuarantineQuery,
): Promise<QuarantinePage> {
  const patterns = [cursorKeyPatterns.instant, cursorKeyPatterns.text, cursorKeyPatterns.int4];
  const [at = null, uploadId = '', ordinal = '0'] =
    cursor === undefined ? [] : decodeCursor(cursor, patterns);
  const rows = await pages[state].all(pool, at, uploadId, Number(ordinal), limit + 1);
  const namer = createNamer(catalogue);
  const last = rows[limit - 1];
  return {
    logs: rows.slice(0, limit).map((row) => ({
      ...toReportedMatch(row),
      startedAt: row.started_at.toISOString(),
      map: namer.map(row.map),
      mode: namer.mode(row.mode),
    })),
    nextCursor:
      last !== undefined && rows.length > limit
        ? encodeCursor([last.at, last.upload_id, last.ordinal])
        : null,
  };
}
