import type { Pool } from 'pg';
import { CHANGES_CHANNEL, changePayload, notifyChange } from '../../changes.ts';
import { defineQuery, type Queryable } from '../../database/define-query.ts';
import { pick } from '../../database/define-table.ts';
import { accountPlayer } from '../../database/tables/accounts.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { AccountAndPlayer } from './link-player.ts';

const lockLink = defineQuery({
  text: `select basis from account_player
     where account_id = $1 and player_id = $2 for update`,
  parameters: ['uuid', 'text'],
  columns: pick(accountPlayer, 'basis'),
});

/**
 * Hides a player of the account from others or shows them again; returns false if they are not
 * linked to it.
 */
export async function hideOwnPlayer(
  pool: Pool,
  { accountId, playerId }: AccountAndPlayer,
  hidden: boolean,
): Promise<boolean> {
  return await inTransaction(pool, async (client) => {
    // Locked, so that a concurrent unlink cannot leave the player hidden with no account to show
    // them again.
    const link = await lockLink.first(client, accountId, playerId);
    if (link === undefined) return false;
    const needsProof = link.basis !== 'operator';
    await setHidden(client, playerId, hidden, { accountId, needsProof });
    return true;
  });
}

const insertHidden = defineQuery({
  text: `insert into hidden_player (player_id, account_id, needs_proof) values ($1, $2, $3)
      on conflict (player_id) do update set account_id = null, needs_proof = false
        where excluded.account_id is null`,
  parameters: ['text', 'uuid?', 'bool'],
});

const deleteHidden = defineQuery({
  text: 'delete from hidden_player where player_id = $1',
  parameters: ['text'],
});

/** Who hides a player. */
interface HiddenBy {
  /** Null for the operator. */
  accountId: string | null;
  /** Whether the player is shown again if the proof of the account's claim is removed. */
  needsProof: boolean;
}

/**
 * Hides or shows a player. The operator's hiding takes the place of an account's. Every server process is notified if and only if the transaction commits.
 */
export async function setHidden(
  db: Queryable,
  playerId: string,
  hidden: boolean,
  { accountId, needsProof }: HiddenBy = { accountId: null, needsProof: false },
): Promise<void> {
  if (hidden) await insertHidden.run(db, playerId, accountId, needsProof);
  else await deleteHidden.run(db, playerId);
  await notifyChange.run(db, CHANGES_CHANNEL, changePayload([playerId], [], true));
}

const deleteHiding = defineQuery({
  text: 'delete from hidden_player where account_id = $1 and player_id = $2',
  parameters: ['uuid', 'text'],
});

/** Shows a player again if this account has hidden them, and nobody else; returns whether it had. */
export async function endHiding(
  db: Queryable,
  { accountId, playerId }: AccountAndPlayer,
): Promise<boolean> {
  if ((await deleteHiding.run(db, accountId, playerId)) === 0) return false;
  await notifyChange.run(db, CHANGES_CHANNEL, changePayload([playerId], [], true));
  return true;
}
