import { accountError, MAX_LINKED_PLAYERS } from '@scrapboard/contract';
import type { ClientBase } from 'pg';
import { defineQuery } from '../../database/define-query.ts';
import { isUniqueViolation } from '../../database/is-unique-violation.ts';
import type { ClaimBasis } from '../../database/tables/accounts.ts';
import type { ProofMatch } from './find-proof-matches.ts';

/** An account and a player. */
export interface AccountAndPlayer {
  accountId: string;
  playerId: string;
}

/** Why an account may have a link; if it only had to send a log, just the upload is known. */
export interface LinkEvidence {
  basis: ClaimBasis;
  matches: readonly (Pick<ProofMatch, 'uploadId'> & Partial<ProofMatch>)[];
}

/** Finds no links if the player is linked already: earlier versions allowed more links than now. */
const otherLinks = defineQuery({
  text: `select from account_player l where account_id = $1
      and not exists (select from account_player o
                       where o.account_id = l.account_id and o.player_id = $2)`,
  parameters: ['uuid', 'text'],
});

const insertLink = defineQuery({
  text: `insert into account_player (account_id, player_id, basis) values ($1, $2, $3)
      on conflict (account_id, player_id) do update set basis = excluded.basis`,
  parameters: ['uuid', 'text', 'text'],
});

const updateNeedsProof = defineQuery({
  text: 'update hidden_player set needs_proof = $3 where account_id = $1 and player_id = $2',
  parameters: ['uuid', 'text', 'bool'],
});

const deleteProof = defineQuery({
  text: 'delete from claim_proof where account_id = $1 and player_id = $2',
  parameters: ['uuid', 'text'],
});

const insertProof = defineQuery({
  text: `insert into claim_proof
      (account_id, player_id, upload_id, witness_id, guid, played_on, player_ids)
    select $1, $2, "uploadId", "witnessId", guid, "playedOn", "playerIds"
      from jsonb_to_recordset($3) as r
        ("uploadId" text, "witnessId" text, guid text, "playedOn" date, "playerIds" text[])`,
  parameters: ['uuid', 'text', 'jsonb'],
});

/**
 * Links a player to an account that is locked, or replaces the evidence of the link. Throws
 * `player_taken` and `too_many_players`.
 */
export async function linkPlayer(
  client: ClientBase,
  { accountId, playerId }: AccountAndPlayer,
  { basis, matches }: LinkEvidence,
): Promise<void> {
  if ((await otherLinks.run(client, accountId, playerId)) >= MAX_LINKED_PLAYERS) {
    throw accountError('too_many_players');
  }
  try {
    await insertLink.run(client, accountId, playerId, basis);
  } catch (error) {
    throw isUniqueViolation(error) ? accountError('player_taken') : error;
  }
  await updateNeedsProof.run(client, accountId, playerId, basis !== 'operator');
  await deleteProof.run(client, accountId, playerId);
  await insertProof.run(client, accountId, playerId, matches);
}

const deleteLink = defineQuery({
  text: 'delete from account_player where account_id = $1 and player_id = $2',
  parameters: ['uuid', 'text'],
});

/** Removes a link and its evidence; returns false if there is none. */
export async function removeLink(
  client: ClientBase,
  { accountId, playerId }: AccountAndPlayer,
): Promise<boolean> {
  await deleteProof.run(client, accountId, playerId);
  return (await deleteLink.run(client, accountId, playerId)) > 0;
}
