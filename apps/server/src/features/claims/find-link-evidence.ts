import { isProven } from '@scrapboard/contract';
import { defineQuery, type Queryable } from '../../database/define-query.ts';
import { chooseProofMatches } from './choose-proof-matches.ts';
import { evaluateProof } from './evaluate-proof.ts';
import { findProofMatches } from './find-proof-matches.ts';
import type { AccountAndPlayer, LinkEvidence } from './link-player.ts';

/** Finds a counted log of the account with this player as the local one, in the match's roster. */
const logOfPlayer = defineQuery({
  text: `select s.upload_id as "uploadId"
      from upload_match s
      join upload_owner o on o.upload_id = s.upload_id and o.account_id = $1
      join match m on m.id = s.match_id and s.local_player = any(m.player_ids)
     where s.local_player = $2 and s.quarantine is null and s.upload_id <> $3
     order by s.upload_id limit 1`,
  parameters: ['uuid', 'text', 'text'],
  columns: { uploadId: 'text' },
});

/**
 * Returns the evidence for linking the player to the account, or the error code if there is none.
 * @param excludedUpload the id of an upload that no longer counts.
 */
export async function findLinkEvidence(
  db: Queryable,
  { accountId, playerId }: AccountAndPlayer,
  needsProof: boolean,
  excludedUpload = '',
): Promise<LinkEvidence | 'not_your_player' | 'claim_not_proven'> {
  const log = await logOfPlayer.first(db, accountId, playerId, excludedUpload);
  if (log === undefined) return 'not_your_player';
  if (!needsProof) return { basis: 'log', matches: [log] };
  const matches = await findProofMatches(db, { accountId, playerId }, excludedUpload);
  if (!isProven(evaluateProof(matches, playerId))) return 'claim_not_proven';
  return { basis: 'proof', matches: chooseProofMatches(matches) };
}
