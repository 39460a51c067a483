import { decodeMatchId } from '@scrapboard/contract';
import { defineQuery, type Queryable } from '../../database/define-query.ts';
import { pick } from '../../database/define-table.ts';
import type { Parameter } from '../../database/sql-types.ts';
import { upload } from '../../database/tables/uploads.ts';
import { AdminError } from './admin-error.ts';

/** Only the newest uploads are listed; older ones can be found by one of their matches. */
const MAX_UPLOADS = 50;

const newestUploads = defineListing('true', []);

/** Old links contain the ID that a match had before a more complete log arrived. */
const uploadsOfMatch = defineListing(
  `u.id in (select upload_id from upload_match
      where match_id = $1
         or match_id in (select match_id from upload_match where own_id = $1))`,
  ['int8'],
);

function defineListing<const P extends readonly Parameter[]>(condition: string, parameters: P) {
  return defineQuery({
    text: `select u.id, u.received_at, u.status, u.source, u.matches,
           (select string_agg(a.email, ', ' order by a.email)
              from upload_owner o join account a on a.id = o.account_id
             where o.upload_id = u.id) as owners
      from upload u
     where ${condition}
     order by u.received_at desc, u.id limit ${MAX_UPLOADS}`,
    parameters,
    columns: {
      ...pick(upload, 'id', 'received_at', 'status', 'source', 'matches'),
      owners: 'text?',
    },
  });
}
type Row = Awaited<ReturnType<typeof newestUploads.all>>[number];

/**
 * Lists uploads, newest first, one line each: those that contain a match, or the newest of all.
 * Throws AdminError if the text is not a match id.
 */
export async function listUploads(db: Queryable, match: string | undefined): Promise<string[]> {
  if (match === undefined) return (await newestUploads.all(db)).map(formatRow);
  const id = decodeMatchId(match)?.toString();
  if (id === undefined) throw new AdminError(`"${match}" is not a match ID.`);
  return (await uploadsOfMatch.all(db, id)).map(formatRow);
}

function formatRow({ id, received_at, status, source, matches, owners }: Row): string {
  const receivedAt = received_at.toISOString().slice(0, 16).replace('T', ' ');
  const matchCount = `${matches} ${matches === 1 ? 'match' : 'matches'}`;
  return [id, `${receivedAt} UTC`, source, status, matchCount, owners ?? 'no account'].join('  ');
}
