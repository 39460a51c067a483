import { defineTable } from '../define-table.ts';

export const account = defineTable('account', {
  id: 'uuid',
  email: 'text',
  /** What the address is known by: one mailbox, one account. */
  email_key: 'text',
  display_name: 'text',
  first_name: 'text',
  last_name: 'text',
  avatar: 'text?',
  language: 'text?',
  /** PHC string of argon2id. */
  password_hash: 'text',
  disabled: 'bool',
  created_at: 'timestamptz',
});

/** One signed-in browser or program; its access token is valid while this row is here. */
export const session = defineTable('session', {
  id: 'uuid',
  account_id: 'uuid',
  user_agent: 'text?',
  created_at: 'timestamptz',
  last_used_at: 'timestamptz',
  expires_at: 'timestamptz',
});

/** A key for uploads; the secret itself is kept by its owner alone. */
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

/** Failed attempts to get in, by account and by network address. */
defineTable('attempt', {
  /** Hash of what is counted. */
  key: 'text',
  count: 'int4',
  last_at: 'timestamptz',
  /** Until then the next attempt is refused. */
  open_at: 'timestamptz',
});

/** Players that an account has claimed. */
export const accountPlayer = defineTable('account_player', {
  account_id: 'uuid',
  player_id: 'text',
  /** False where the operator has yet to say yes. */
  linked: 'bool',
  created_at: 'timestamptz',
});
