import { defineTable } from '../define-table.ts';
import { typed } from '../sql-types.ts';

export const account = defineTable('account', {
  id: 'uuid',
  email: 'text',
  /** The address in normalized form: one mailbox, one account. */
  email_key: 'text',
  display_name: 'text',
  first_name: 'text',
  last_name: 'text',
  avatar: 'text?',
  language: 'text?',
  /** PHC string of argon2id. */
  password_hash: 'text',
  disabled: 'bool',
  /** Whether it may moderate. */
  operator: 'bool',
  created_at: 'timestamptz',
});

/** A signed-in browser or program; its access token is valid while this row exists. */
export const session = defineTable('session', {
  id: 'uuid',
  account_id: 'uuid',
  user_agent: 'text?',
  created_at: 'timestamptz',
  last_used_at: 'timestamptz',
  expires_at: 'timestamptz',
});

/** An API token for uploads; only its owner has the secret. */
export const apiToken = defineTable('api_token', {
  id: 'uuid',
  account_id: 'uuid',
  name: 'text',
  /** SHA-256. */
  secret_hash: 'bytea',
  created_at: 'timestamptz',
  last_used_at: 'timestamptz?',
});

/** A build of parts that an account saved under a name. */
export const accountBuild = defineTable('account_build', {
  id: 'uuid',
  account_id: 'uuid',
  name: 'text',
  /** See `packages/loadout`. */
  code: 'text',
  saved_at: 'timestamptz',
});

/** A question of the explorer that an account saved under a name. */
export const accountQuestion = defineTable('account_question', {
  id: 'uuid',
  account_id: 'uuid',
  name: 'text',
  /** What follows the `?` of the explorer's URL. */
  query: 'text',
  /** Its place on the dashboard, from 0; null if it is not there. */
  pin: 'int4?',
  saved_at: 'timestamptz',
});

defineTable('password_reset', {
  /** SHA-256. */
  secret_hash: 'bytea',
  account_id: 'uuid',
  created_at: 'timestamptz',
  expires_at: 'timestamptz',
});

/** Failed attempts to sign in, by what they count against: see `attempts.ts`. */
defineTable('attempt', {
  /** Hash of the network, of the account in a network, of the account, or of a known browser. */
  key: 'text',
  /** Hash of the account; null if it counts for a network. */
  account: 'text?',
  count: 'int4',
  last_at: 'timestamptz',
  /** The next attempt is rejected until then. */
  open_at: 'timestamptz',
});

/** The players linked to an account. */
export const accountPlayer = defineTable('account_player', {
  account_id: 'uuid',
  player_id: 'text',
  created_at: 'timestamptz',
  /** What the link is based on: see `ClaimBasis`. */
  basis: typed<ClaimBasis>('text'),
});

/**
 * What a link is based on: the operator's decision, a proof with matches that others uploaded too, or,
 * on a server that only its own machine can reach, a log that names the player as the local one.
 */
export type ClaimBasis = 'operator' | 'proof' | 'log';

/** Requests to link a player, about which the operator decides. */
export const claimRequest = defineTable('claim_request', {
  account_id: 'uuid',
  player_id: 'text',
  requested_at: 'timestamptz',
  state: typed<'pending' | 'granted' | 'refused'>('text'),
  decided_at: 'timestamptz?',
  /** The operator's account; null if the command line decided. */
  decided_by: 'uuid?',
  /** The operator’s note, which the account can read. */
  note: 'text?',
});

/**
 * The logs that prove a link, one row for each match; of a link by a mere log, only `upload_id`
 * is set. The rows of a deleted account stay as long as a player that it hid stays hidden.
 */
defineTable('claim_proof', {
  account_id: 'uuid',
  player_id: 'text',
  /** The account's upload. */
  upload_id: 'text',
  /** The upload by somebody else that contains the same match. */
  witness_id: 'text?',
  guid: 'text?',
  /** UTC. */
  played_on: 'date?',
  /** Everybody in the match. */
  player_ids: 'text[]?',
});
