import { type AccountExport, encodeMatchId } from '@scrapboard/contract';
import { defineQuery, type Queryable } from '../../database/define-query.ts';
import { pick } from '../../database/define-table.ts';
import { typed } from '../../database/sql-types.ts';
import { upload } from '../../database/tables/uploads.ts';
import { fetchAccountBuilds } from '../account-builds/account-builds.ts';
import { fetchAccountQuestions } from '../account-questions/account-questions.ts';
import { fetchApiTokens } from '../api-tokens/api-tokens.ts';
import { fetchUser } from '../auth/fetch-user.ts';
import type { Viewer } from '../auth/request-authenticator.ts';
import { fetchDevices } from '../auth/sessions.ts';
import { fetchAccountPlayers } from '../claims/fetch-account-players.ts';

/**
 * Returns everything stored about an account except secrets and their hashes, and except its
 * security events, which also depend on the caller's network.
 * @param needsProof whether claims need a proof; see `needs-proof.ts`.
 */
export async function fetchExport(
  db: Queryable,
  viewer: Viewer,
  needsProof: boolean,
): Promise<Omit<AccountExport, 'securityEvents'>> {
  const { accountId } = viewer;
  const [accountRow, devices, tokens, builds, questions, players, uploads] = await Promise.all([
    fetchUser(db, accountId),
    fetchDevices(db, viewer),
    fetchApiTokens(db, accountId),
    fetchAccountBuilds(db, accountId),
    fetchAccountQuestions(db, accountId),
    fetchAccountPlayers(db, accountId, needsProof),
    fetchUploads(db, accountId),
  ]);
  if (accountRow === undefined) throw new Error('an account was deleted while it was exported');
  return {
    exportedAt: new Date().toISOString(),
    account: { ...accountRow.user, createdAt: accountRow.createdAt.toISOString() },
    devices,
    tokens,
    builds,
    questions,
    players,
    uploads,
  };
}

const ownUploads = defineQuery({
  text: `select u.id, u.received_at, u.status, u.time_zone, u.files,
           coalesce((select json_agg(json_build_object('id', um.match_id::text,
                      'at', extract(epoch from um.started_at) * 1000) order by um.ordinal)
                       from upload_match um where um.upload_id = u.id), '[]') as matches
      from upload_owner o join upload u on u.id = o.upload_id
     where o.account_id = $1
     order by u.received_at, u.id`,
  parameters: ['uuid'],
  columns: {
    ...pick(upload, 'id', 'received_at', 'status', 'time_zone', 'files'),
    matches: typed<{ id: string; at: number }[]>('json'),
  },
});

async function fetchUploads(db: Queryable, accountId: string): Promise<AccountExport['uploads']> {
  const rows = await ownUploads.all(db, accountId);
  return rows.map((row) => ({
    id: row.id,
    receivedAt: row.received_at.toISOString(),
    status: row.status,
    timeZone: row.time_zone,
    files: row.files.map(({ path, session, expandedBytes }) => ({
      path,
      session,
      bytes: expandedBytes,
    })),
    matches: row.matches.map(({ id, at }) => ({
      id: encodeMatchId(id),
      startedAt: new Date(at).toISOString(),
    })),
  }));
}
