import { accountError, notFound } from '@scrapboard/contract';
import { sql } from 'kysely';
import { changePayload, changesChannel } from '../../changes.ts';
import type { Deps } from '../../deps.ts';
import { errorCode } from '../../start-error.ts';

type Db = Deps['db'];

/** Claims that may wait for the operator at a time. */
const mostAsked = 20;

/**
 * Links a player to an account whose own upload has a game.log that names him as the local player.
 * Where none does, `ask` puts the claim before the operator. Throws `not_your_player`,
 * `player_taken`, `too_many_claims`, and not found for a player nobody has met; for a hidden one as
 * well, or asking would tell that he is there.
 */
export async function claimPlayer(
  db: Db,
  accountId: string,
  playerId: string,
  ask: boolean,
): Promise<void> {
  if (await hasProof(db, accountId, playerId)) {
    await linkPlayer(db, accountId, playerId);
    return;
  }
  if (!ask) throw accountError('not_your_player');
  const isHidden = sql`select from hidden_player where player_id = ${playerId}`;
  const added = await sql`
    insert into account_player (account_id, player_id, linked)
    select ${accountId}, id, false from player
     where id = ${playerId} and not exists (${isHidden})
       and (select count(*) from account_player
             where account_id = ${accountId} and not linked) < ${mostAsked}
    on conflict do nothing`.execute(db);
  if (added.numAffectedRows !== 0n) return;
  const { rows } = await sql<{ known: boolean; asked: boolean }>`
    select exists (select from player where id = ${playerId})
             and not exists (${isHidden}) as known,
           exists (select from account_player
                    where account_id = ${accountId} and player_id = ${playerId}) as asked`.execute(
    db,
  );
  if (rows[0]?.asked === true) return;
  throw rows[0]?.known === true
    ? accountError('too_many_claims')
    : notFound('No player with this ID was found.');
}

/** The log's own player, in a match that has him on its roster. */
async function hasProof(db: Db, accountId: string, playerId: string): Promise<boolean> {
  const { rows } = await sql`
    select from upload_match um join upload_owner o on o.upload_id = um.upload_id
     where um.local_player = ${playerId} and o.account_id = ${accountId}
       and exists (select from match m
                    where m.id = um.match_id and um.local_player = any(m.player_ids))
     limit 1`.execute(db);
  return rows.length > 0;
}

/** Makes a player an account's own. Throws `player_taken`. */
export async function linkPlayer(db: Db, accountId: string, playerId: string): Promise<void> {
  try {
    await sql`
      insert into account_player (account_id, player_id, linked)
      values (${accountId}, ${playerId}, true)
      on conflict (account_id, player_id) do update set linked = true`.execute(db);
  } catch (error) {
    throw errorCode(error) === '23505' ? accountError('player_taken') : error;
  }
}

/** Gives a player up, or takes a claim back; false where there was none. He is shown again. */
export async function unlinkPlayer(db: Db, accountId: string, playerId: string): Promise<boolean> {
  return await db.transaction().execute(async (db) => {
    const gone = await db
      .deleteFrom('account_player')
      .where('account_id', '=', accountId)
      .where('player_id', '=', playerId)
      .returning('linked')
      .executeTakeFirst();
    if (gone?.linked === true) await setHidden(db, playerId, false);
    return gone !== undefined;
  });
}

/** Hides a player of the account from others, or shows him again; false where he is not its own. */
export async function hideOwnPlayer(
  db: Db,
  accountId: string,
  playerId: string,
  hidden: boolean,
): Promise<boolean> {
  return await db.transaction().execute(async (db) => {
    // Locked, so that giving him up meanwhile does not leave him hidden with nobody to show him.
    const own = await db
      .selectFrom('account_player')
      .select('player_id')
      .where('account_id', '=', accountId)
      .where('player_id', '=', playerId)
      .where('linked', '=', true)
      .forUpdate()
      .executeTakeFirst();
    if (own !== undefined) await setHidden(db, playerId, hidden);
    return own !== undefined;
  });
}

/** Every server process hears of it when, and only when, it commits. */
export async function setHidden(db: Db, playerId: string, hidden: boolean): Promise<void> {
  await (hidden
    ? sql`insert into hidden_player (player_id) values (${playerId}) on conflict do nothing`
    : sql`delete from hidden_player where player_id = ${playerId}`
  ).execute(db);
  const payload = changePayload([playerId], [], true);
  await sql`select pg_notify(${changesChannel}, ${payload})`.execute(db);
}
