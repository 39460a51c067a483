import { UploadError } from '@scrapboard/uploads';
import { defineQuery, type Queryable } from '../../database/define-query.ts';
import { pick } from '../../database/define-table.ts';
import { upload } from '../../database/tables/uploads.ts';

const WINDOW_MS = 24 * 60 * 60 * 1000;

/** Bytes of logs, unpacked, that may be stored in 24 hours. */
export interface UploadQuotas {
  accountBytes: number;
  networkBytes: number;
}

export interface QuotaSender {
  accountId: string | null;
  network: string;
}

/** Selects the newest upload that uses up the quota together with all later ones. */
const usedUpSql = (from: string) =>
  `select received_at from (
     select received_at, sum(total_bytes) over (order by received_at desc, id) as total
       from ${from} and received_at > $3
   ) recent where total >= $2::int8 order by received_at desc limit 1`;

const usedUpByAccount = defineQuery({
  text: usedUpSql('upload_owner o join upload on id = o.upload_id where o.account_id = $1'),
  parameters: ['uuid', 'int8', 'timestamptz'],
  columns: pick(upload, 'received_at'),
});

const usedUpByNetwork = defineQuery({
  text: usedUpSql('upload where network = $1'),
  parameters: ['text', 'int8', 'timestamptz'],
  columns: pick(upload, 'received_at'),
});

/**
 * Throws `quota_used_up` if an account or a network has uploaded as much as it may, which says when
 * enough of it is a day old. `now` is in epoch milliseconds.
 */
export async function checkQuota(
  db: Queryable,
  { accountId, network }: QuotaSender,
  { accountBytes, networkBytes }: UploadQuotas,
  now: number,
): Promise<void> {
  const since = new Date(now - WINDOW_MS);
  const quotaTimes = [
    await usedUpByNetwork.first(db, network, networkBytes, since),
    accountId === null
      ? undefined
      : await usedUpByAccount.first(db, accountId, accountBytes, since),
  ].flatMap((row) => (row === undefined ? [] : row.received_at.getTime()));
  if (quotaTimes.length === 0) return;
  const seconds = Math.max(1, Math.ceil((Math.max(...quotaTimes) + WINDOW_MS - now) / 1000));
  throw new UploadError('quota_used_up', {
    retryAfterSeconds: seconds,
    details: { message: `${QUOTA_MESSAGE} ${describeWait(seconds)}.` },
  });
}

const QUOTA_MESSAGE =
  'You have uploaded as much as this server takes from one sender in 24 hours. Send the rest in';

function describeWait(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  if (minutes <= 90) return minutes === 1 ? 'a minute' : `${minutes} minutes`;
  return `${Math.ceil(minutes / 60)} hours`;
}
