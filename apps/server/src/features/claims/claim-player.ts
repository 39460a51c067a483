import { accountError, notFound } from '@scrapboard/contract';
import type { Pool } from 'pg';
import { CHANGES_CHANNEL, changePayload, notifyChange } from '../../changes.ts';
import { defineQuery, type Queryable } from '../../database/define-query.ts';
import { pick } from '../../database/define-table.ts';
import { isUniqueViolation } from '../../database/is-unique-violation.ts';
import { accountPlayer } from '../../database/tables/accounts.ts';
import { inTransaction } from '../../database/transaction.ts';

/** Claims of an account that may be pending at the same time. */
const MAX_PENDING_CLAIMS = 20;

const IS_HIDDEN_SQL = 'select from hidden_player where player_id = $2';

const insertClaim = defineQuery({
  text: `insert into account_player (account_id, player_id, linked)
    select $1, id, false from player
     where id = $2 and not exists (${IS_HIDDEN_SQL})
       and (select count(*) from account_player
             where account_id = $1 and not linked) < ${MAX_PENDING_CLAIMS}
    on conflict do nothing`,
  parameters: ['uuid', 'text'],
});

const claimState = defineQuery({
  text: `select exists (select from player where id = $2) and not exists (${IS_HIDDEN_SQL}) as known,
           exists (select from account_player
                    where account_id = $1 and player_id = $2) as asked`,
  parameters: ['uuid', 'text'],
  columns: { known: 'bool', asked: 'bool' },
});

/**
 * Finds a log that the account uploaded, of a match of this player, with them as the local player.
 */
const proofOfClaim = defineQuery({
  text: `select from upload_match um join upload_owner o on o.upload_id = um.upload_id
     where um.local_player = $2 and o.account_id = $1 and um.quarantine is null
       and exists (select from match m
                    where m.id = um.match_id and um.local_player = any(m.player_ids))
     limit 1`,
  parameters: ['uuid', 'text'],
});

/**
 * Claims a player for an account with an upload whose game.log names them as the local player.
 * Without one, `ask` submits the claim to the operator. Throws `not_your_player`, `player_taken`,
 * `too_many_claims`, and `not_found` for an unknown player; also for a hidden one, because any
 * other error would reveal that they exist.
 */
export async function claimPlayer(
  db: Queryable,
  accountId: string,
  playerId: string,
  ask: boolean,
): Promise<void> {
  if ((await proofOfClaim.run(db, accountId, playerId)) > 0) {
    await linkPlayer(db, accountId, playerId);
    return;
  }
  if (!ask) throw accountError('not_your_player');
  if ((await insertClaim.run(db, accountId, playerId)) > 0) return;
  const state = await claimState.first(db, accountId, playerId);
  if (state?.asked === true) return;
  throw state?.known === true
    ? accountError('too_many_claims')
    : notFound('No player with this ID was found.');
}

const insertLink = defineQuery({
  text: `insert into account_player (account_id, player_id, linked)
      values ($1, $2, true)
      on conflict (account_id, player_id) do update set linked = true`,
  parameters: ['uuid', 'text'],
});

/** Links a player to an account. Throws `player_taken`. */
export async function linkPlayer(
  db: Queryable,
  accountId: string,
  playerId: string,
): Promise<void> {
  try {
    await insertLink.run(db, accountId, playerId);
  } catch (error) {
    throw isUniqueViolation(error) ? accountError('player_taken') : error;
  }
}

const deleteLink = defineQuery({
  text: 'delete from account_player where account_id = $1 and player_id = $2 returning linked',
  parameters: ['uuid', 'text'],
  columns: pick(accountPlayer, 'linked'),
});

/**
 * Unlinks a player or withdraws a claim; returns false if there is none. The player is shown again.
 */
export async function unlinkPlayer(
  pool: Pool,
  accountId: string,
  playerId: string,
): Promise<boolean> {
  return await inTransaction(pool, async (client) => {
    const deleted = await deleteLink.first(client, accountId, playerId);
    if (deleted?.linked === true) await setHidden(client, playerId, false);
    return deleted !== undefined;
  });
}

const lockLink = defineQuery({
  text: `select from account_player
     where account_id = $1 and player_id = $2 and linked for update`,
  parameters: ['uuid', 'text'],
});

/**
 * Hides a player of the account from others or shows them again; returns false if they are not
 * linked to it.
 */
export async function hideOwnPlayer(
  pool: Pool,
  accountId: string,
  playerId: string,
  hidden: boolean,
): Promise<boolean> {
  return await inTransaction(pool, async (client) => {
    // Locked, so that a concurrent unlink cannot leave the player hidden with no account to show
    // them again.
    const isOwn = (await lockLink.run(client, accountId, playerId)) > 0;
    if (isOwn) await setHidden(client, playerId, hidden);
    return isOwn;
  });
}

const insertHidden = defineQuery({
  text: 'insert into hidden_player (player_id) values ($1) on conflict do nothing',
  parameters: ['text'],
});

const deleteHidden = defineQuery({
  text: 'delete from hidden_player where player_id = $1',
  parameters: ['text'],
});

/**
 * Hides or shows a player. Every server process is notified if and only if the transaction commits.
 */
export async function setHidden(db: Queryable, playerId: string, hidden: boolean): Promise<void> {
  await (hidden ? insertHidden : deleteHidden).run(db, playerId);
  await notifyChange.run(db, CHANGES_CHANNEL, changePayload([playerId], [], true));
}
