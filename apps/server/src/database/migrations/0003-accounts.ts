/** Accounts and their data; docs/decisions/0010 explains how passwords and tokens are stored. */
export const statements = [
  `create table account (
    id uuid primary key default gen_random_uuid(),
    email text not null,
    email_key text collate "C" not null unique,
    display_name text not null,
    first_name text not null,
    last_name text not null,
    avatar text,
    language text,
    password_hash text not null,
    disabled boolean not null default false,
    created_at timestamptz not null default now()
  )`,

  `create table session (
    id uuid primary key default gen_random_uuid(),
    account_id uuid not null references account on delete cascade,
    user_agent text,
    created_at timestamptz not null default now(),
    last_used_at timestamptz not null default now(),
    expires_at timestamptz not null
  )`,
  'create index session_account on session (account_id)',
  'create index session_expiry on session (expires_at)',

  `create table api_token (
    id uuid primary key default gen_random_uuid(),
    account_id uuid not null references account on delete cascade,
    name text not null,
    secret_hash bytea not null unique,
    created_at timestamptz not null default now(),
    last_used_at timestamptz
  )`,
  'create index api_token_account on api_token (account_id)',

  `create table password_reset (
    secret_hash bytea primary key,
    account_id uuid not null references account on delete cascade,
    created_at timestamptz not null default now(),
    expires_at timestamptz not null
  )`,
  'create index password_reset_account on password_reset (account_id)',

  // Keys are hashed, so that the table does not contain addresses without an account.
  `create table attempt (
    key text collate "C" primary key,
    count integer not null,
    last_at timestamptz not null,
    open_at timestamptz not null
  )`,
  'create index attempt_last on attempt (last_at)',

  // Several accounts may upload the same logs; each of them is an owner.
  `create table upload_owner (
    upload_id text collate "C" not null references upload on delete cascade,
    account_id uuid not null references account on delete cascade,
    primary key (upload_id, account_id)
  )`,
  'create index upload_owner_account on upload_owner (account_id)',

  // Players are derived data that a rebuild recreates; their owners' decisions are not.
  `create table account_player (
    account_id uuid not null references account on delete cascade,
    player_id text collate "C" not null,
    linked boolean not null,
    created_at timestamptz not null default now(),
    primary key (account_id, player_id)
  )`,
  'create unique index account_player_linked on account_player (player_id) where linked',

  `create table hidden_player (
    player_id text collate "C" primary key,
    hidden_at timestamptz not null default now()
  )`,
];
