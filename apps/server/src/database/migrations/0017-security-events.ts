/** Adds security events, and counts sign-in attempts by account. */
export const statements = [
  // Not foreign keys: the events of a deleted account must not vanish with it.
  `create table security_event (
    id bigint primary key generated always as identity,
    at timestamptz not null default now(),
    kind text not null,
    account_id uuid,
    network text collate "C",
    subject text,
    reason text,
    by_operator boolean not null
  )`,
  'create index security_event_at on security_event (at)',
  'create index security_event_account on security_event (account_id, id) where account_id is not null',
  'create index security_event_network on security_event (network) where network is not null',

  // So that a password reset can delete them all. Attempts counted under former keys are deleted.
  'delete from attempt',
  'alter table attempt add column account text collate "C"',
  'create index attempt_account on attempt (account) where account is not null',
];
