/** Adds requests for players, which operators decide about; links no longer can be pending. */
export const statements = [
  `create table claim_request (
    account_id uuid not null references account on delete cascade,
    player_id text collate "C" not null,
    requested_at timestamptz not null default now(),
    state text not null default 'pending' check (state in ('pending', 'granted', 'refused')),
    decided_at timestamptz,
    decided_by uuid references account on delete set null,
    note text,
    primary key (account_id, player_id)
  )`,
  'create index claim_request_state on claim_request (state, requested_at)',
  `insert into claim_request (account_id, player_id, requested_at)
    select account_id, player_id, created_at from account_player where not linked`,
  'delete from account_player where not linked',
  'drop index account_player_linked',
  'alter table account_player drop column linked',
  'create unique index account_player_player on account_player (player_id)',
];
