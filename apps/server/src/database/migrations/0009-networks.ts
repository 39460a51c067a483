/**
 * Adds the pseudonym of the network that an upload came from; docs/decisions/0032 explains how long
 * it is kept.
 */
export const statements = [
  `create table network_key (
    id integer primary key generated always as identity,
    secret bytea not null,
    created_at timestamptz not null
  )`,

  'alter table upload add column network text collate "C"',
  'create index upload_network on upload (network, received_at) where network is not null',
];
