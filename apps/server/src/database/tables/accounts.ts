import { defineTable } from '../define-table.ts';

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

/** Players that an account has claimed. */
export const accountPlayer = defineTable('account_player', {
  account_id: 'uuid',
  player_id: 'text',
  /** False until the operator approves. */
  linked: 'bool',
  created_at: 'timestamptz',
});
