/** Adds the uploads that operators removed, and the refused logs; docs/decisions/0029 explains it. */
export const statements = [
  `create table removed_upload (
    id text collate "C" primary key,
    removed_at timestamptz not null default now(),
    logs text[] not null
  )`,
  'create index removed_upload_logs on removed_upload using gin (logs)',
];
