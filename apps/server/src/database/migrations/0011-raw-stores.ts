/**
 * Adds the store that has an upload's raw logs, and the logs that could not be read;
 * docs/decisions/0029 explains both.
 */
export const statements = [
  `create table raw_store (
    id text collate "C" primary key,
    inode text not null,
    host text not null,
    started_at timestamptz not null default now()
  )`,

  'alter table upload add column store text collate "C"',
  'create index upload_store on upload (store)',
  `alter table upload add column unread jsonb not null default '[]'`,
  'alter table upload add column stale boolean not null default false',
];
