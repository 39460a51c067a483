import { CHANGES_CHANNEL, createChangePayload, notifyChange } from '../../changes.ts';
import { defineQuery, type Queryable } from '../../database/define-query.ts';
import { pick } from '../../database/define-table.ts';
import { accountPlayer } from '../../database/tables/accounts.ts';
import { inTransaction } from '../../database/transaction.ts';
import { recordSecurityEvent } from '../../record-security-event.ts';
import { lockAccount } from '../auth/lock-account.ts';
import type { Cause, ClaimContext } from './claim-context.ts';
import type { AccountAndPlayer } from './link-player.ts';

const linkBasis = defineQuery({
  text: 'select basis from account_player where account_id = $1 and player_id = $2',
  parameters: ['uuid', 'text'],
  columns: pick(accountPlayer, 'basis'),
});

/**
 * Hides a player of the account from others or shows them again; returns false if they are not
 * linked to it.
 */
export async function hideOwnPlayer(
  context: ClaimContext,
  { accountId, playerId }: AccountAndPlayer,
  shouldHide: boolean,
  cause: Cause = {},
): Promise<boolean> {
  return await inTransaction(context.pool, async (client) => {
    // Locked, so that no unlinking or deletion of the account at the same time leaves the player
    // hidden with no account to show them again, or without the proof that this depends on.
    await lockAccount(client, accountId);
    const link = await linkBasis.first(client, accountId, playerId);
    if (link === undefined) return false;
    const needsProof = link.basis !== 'operator';
    if (await setHidden(client, playerId, shouldHide, { accountId, needsProof })) {
      const kind = shouldHide ? 'player_hidden' : 'player_shown';
      const event = { kind, accountId, subject: playerId, ...cause } as const;
      await recordSecurityEvent({ ...context, pool: client }, event);
    }
    return true;
  });
}

const insertHidden = defineQuery({
  text: `insert into hidden_player (player_id, account_id, needs_proof) values ($1, $2, $3)
      on conflict (player_id) do update set account_id = null, needs_proof = false
        where excluded.account_id is null and hidden_player.account_id is not null`,
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

/** Deletes proofs of deleted accounts, which are only kept as long as the hiding that they allow. */
const deleteUnusedProofs = defineQuery({
  text: `delete from claim_proof p where player_id = $1
      and not exists (select from account_player l
                       where l.account_id = p.account_id and l.player_id = p.player_id)
      and not exists (select from hidden_player h
                       where h.account_id = p.account_id and h.player_id = p.player_id)`,
  parameters: ['text'],
});

/**
 * Hides or shows a player; returns false if that changes nothing. Hiding by the operator replaces
 * hiding by an account. Every server process is notified if and only if the transaction commits.
 */
export async function setHidden(
  db: Queryable,
  playerId: string,
  shouldHide: boolean,
  { accountId, needsProof }: HiddenBy = { accountId: null, needsProof: false },
): Promise<boolean> {
  const changedRows = shouldHide
    ? await insertHidden.run(db, playerId, accountId, needsProof)
    : await deleteHidden.run(db, playerId);
  if (changedRows === 0) return false;
  if (accountId === null) await deleteUnusedProofs.run(db, playerId);
  await notifyChange.run(db, CHANGES_CHANNEL, createChangePayload([playerId], [], true));
  return true;
}

const hiddenByAnother = defineQuery({
  text: 'select from hidden_player where player_id = $1 and account_id <> $2',
  parameters: ['text', 'uuid'],
});

/**
 * Keeps a player hidden whom the operator links to this account: from then on, what another account
 * that hid them did or proved no longer matters.
 */
export async function keepHidden(
  db: Queryable,
  { accountId, playerId }: AccountAndPlayer,
): Promise<void> {
  if ((await hiddenByAnother.run(db, playerId, accountId)) > 0) await setHidden(db, playerId, true);
}

const deleteHiddenByAccount = defineQuery({
  text: 'delete from hidden_player where account_id = $1 and player_id = $2',
  parameters: ['uuid', 'text'],
});

/** Shows a player again if this account has hidden them, and nobody else; returns whether it had. */
export async function unhidePlayer(
  db: Queryable,
  { accountId, playerId }: AccountAndPlayer,
): Promise<boolean> {
  if ((await deleteHiddenByAccount.run(db, accountId, playerId)) === 0) return false;
  await notifyChange.run(db, CHANGES_CHANNEL, createChangePayload([playerId], [], true));
  return true;
}
