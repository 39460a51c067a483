/** Adds the proofs of links between accounts and players; docs/decisions/0033 explains them. */
export const statements = [
  // The account is no foreign key: hiding outlives the account, and ends with the proof.
  `create table claim_proof (
    account_id uuid not null,
    player_id text collate "C" not null,
    upload_id text collate "C" not null references upload on delete cascade,
    witness_id text collate "C" references upload on delete cascade,
    guid text collate "C",
    played_on date,
    player_ids text[]
  )`,
  'create index claim_proof_player on claim_proof (player_id, account_id)',
  'create index claim_proof_upload on claim_proof (upload_id)',
  'create index claim_proof_witness on claim_proof (witness_id) where witness_id is not null',

  `alter table account_player add column basis text not null default 'operator'
    check (basis in ('operator', 'proof', 'log'))`,
  'alter table account_player alter column basis drop default',
  // Until now a game.log was enough; a link without one was made by an operator.
  `insert into claim_proof (account_id, player_id, upload_id)
    select l.account_id, l.player_id, min(o.upload_id)
      from account_player l
      join upload_owner o on o.account_id = l.account_id
      join upload_match s on s.upload_id = o.upload_id and s.local_player = l.player_id
     group by l.account_id, l.player_id`,
  `update account_player l set basis = 'log'
    where exists (select from claim_proof p
                   where p.account_id = l.account_id and p.player_id = l.player_id)`,

  'alter table hidden_player add column account_id uuid, add column needs_proof boolean not null default false',
  `update hidden_player h set account_id = l.account_id, needs_proof = l.basis = 'log'
    from account_player l where l.player_id = h.player_id`,
];
