import type { ClientBase } from 'pg';
import { recordSecurityEvent } from '../../record-security-event.ts';
import type { Cause, ClaimContext } from './claim-context.ts';
import { unhidePlayer } from './hide-player.ts';
import { type AccountAndPlayer, removeLink } from './link-player.ts';

/**
 * Ends a link of an account that is locked, or already deleted, and the hiding that it allowed.
 * Returns false if there is neither.
 */
export async function endLink(
  context: ClaimContext,
  client: ClientBase,
  claim: AccountAndPlayer,
  cause: Cause,
): Promise<boolean> {
  const eventKinds = [
    ...((await removeLink(client, claim)) ? (['link_ended'] as const) : []),
    ...((await unhidePlayer(client, claim)) ? (['player_shown'] as const) : []),
  ];
  const { accountId, playerId } = claim;
  for (const kind of eventKinds) {
    const event = { kind, accountId, subject: playerId, ...cause };
    await recordSecurityEvent({ ...context, pool: client }, event);
  }
  return eventKinds.length > 0;
}
