/** Records of attacks and their repair, and sign-in attempts counted by account. */
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

  // A reset of the password clears them all; what was counted under the former keys means nothing now.
  'delete from attempt',
  'alter table attempt add column account text collate "C"',
  'create index attempt_account on attempt (account) where account is not null',
];
