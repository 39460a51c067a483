/** Adds a record of each backup and what went wrong; docs/decisions/0030 explains backups. */
export const statements = [
  `create table backup_run (
    id bigint primary key generated always as identity,
    finished_at timestamptz not null default now(),
    automatic boolean not null,
    file text not null,
    bytes bigint,
    error text
  )`,
  'create index backup_run_finished on backup_run (finished_at)',
];
