import type { SecurityEventKind } from '@scrapboard/contract';
import { defineQuery } from '../../database/define-query.ts';
import { inTransaction } from '../../database/transaction.ts';
import { recordSecurityEvent } from '../../record-security-event.ts';
import { lockAccount } from '../auth/lock-account.ts';
import type { Cause, ClaimContext } from './claim-context.ts';
import { setHidden } from './hide-player.ts';
import { type AccountAndPlayer, removeLink } from './link-player.ts';

const deleteRequest = defineQuery({
  text: 'delete from claim_request where account_id = $1 and player_id = $2',
  parameters: ['uuid', 'text'],
});

const deleteOpenRequest = defineQuery({
  text: `delete from claim_request where account_id = $1 and player_id = $2 and state = 'pending'`,
  parameters: ['uuid', 'text'],
});

/**
 * Unlinks a player, who is shown again, or withdraws a pending claim; returns false if there is
 * neither.
 */
export async function unlinkPlayer(
  context: ClaimContext,
  { accountId, playerId }: AccountAndPlayer,
  cause: Cause = {},
): Promise<boolean> {
  return await inTransaction(context.pool, async (client) => {
    await lockAccount(client, accountId);
    const kinds: SecurityEventKind[] = [];
    if (await removeLink(client, { accountId, playerId })) {
      kinds.push('link_ended');
      if (await setHidden(client, playerId, false)) kinds.push('player_shown');
      await deleteRequest.run(client, accountId, playerId);
    } else if ((await deleteOpenRequest.run(client, accountId, playerId)) > 0) {
      kinds.push('claim_withdrawn');
    }
    for (const kind of kinds) {
      const event = { kind, accountId, subject: playerId, ...cause };
      await recordSecurityEvent({ ...context, pool: client }, event);
    }
    return kinds.length > 0;
  });
}
