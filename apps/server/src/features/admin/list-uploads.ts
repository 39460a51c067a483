import { decodeMatchId } from '@scrapboard/contract';
import { sql } from 'kysely';
import type { Deps } from '../../deps.ts';
import { AdminError } from './admin-error.ts';

/** The newest of them; whoever looks for an older one knows a match of it. */
const most = 50;

interface Row {
  id: string;
  received_at: Date;
  status: string;
  source: string;
  matches: number;
  owners: string | null;
}

/**
 * Uploads, the newest first: those that brought or confirmed a match, or the newest of all; a line
 * each, for people. Throws AdminError for what is no match's id.
 */
export async function listUploads(db: Deps['db'], match: string | undefined): Promise<string[]> {
  const { rows } = await sql<Row>`
    select u.id, u.received_at, u.status, u.source, u.matches,
           (select string_agg(a.email, ', ' order by a.email)
              from upload_owner o join account a on a.id = o.account_id
             where o.upload_id = u.id) as owners
      from upload u
     where ${match === undefined ? sql`true` : broughtMatch(match)}
     order by u.received_at desc, u.id limit ${most}`.execute(db);
  return rows.map(lineOf);
}

/** Also by an id that the match had before a fuller log of it came: old addresses have it. */
function broughtMatch(match: string) {
  const id = decodeMatchId(match)?.toString();
  if (id === undefined) throw new AdminError(`"${match}" is no match's id.`);
  return sql`u.id in (
    select upload_id from upload_match
     where match_id = ${id}::bigint
        or match_id in (select match_id from upload_match where own_id = ${id}::bigint))`;
}

function lineOf({ id, received_at, status, source, matches, owners }: Row): string {
  const at = received_at.toISOString().slice(0, 16).replace('T', ' ');
  const counted = `${matches} ${matches === 1 ? 'match' : 'matches'}`;
  return [id, `${at} UTC`, source, status, counted, owners ?? "nobody's"].join('  ');
}
