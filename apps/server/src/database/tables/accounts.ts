import type { Generated } from 'kysely';

export interface AccountTable {
  id: Generated<string>;
  email: string;
  /** What the address is known by: one mailbox, one account. */
  email_key: string;
  display_name: string;
  first_name: string;
  last_name: string;
  avatar: string | null;
  language: string | null;
  /** PHC string of argon2id. */
  password_hash: string;
  disabled: Generated<boolean>;
  created_at: Generated<Date>;
}

/** One signed-in browser or program; its access token is good while this row is here. */
export interface SessionTable {
  id: Generated<string>;
  account_id: string;
  user_agent: string | null;
  created_at: Generated<Date>;
  last_used_at: Generated<Date>;
  expires_at: Date;
}

/** A key for uploads; the secret itself is kept by its owner alone. */
export interface ApiTokenTable {
  id: Generated<string>;
  account_id: string;
  name: string;
  /** SHA-256. */
  secret_hash: Buffer;
  created_at: Generated<Date>;
  last_used_at: Date | null;
}

export interface PasswordResetTable {
  /** SHA-256. */
  secret_hash: Buffer;
  account_id: string;
  created_at: Generated<Date>;
  expires_at: Date;
}

/** Failed attempts to get in, by account and by network address. */
export interface AttemptTable {
  /** Hash of what is counted. */
  key: string;
  count: number;
  last_at: Date;
  /** Until then the next attempt is refused. */
  open_at: Date;
}

export interface AccountPlayerTable {
  account_id: string;
  player_id: string;
  /** False where the operator has yet to say yes. */
  linked: boolean;
  created_at: Generated<Date>;
}
