/** Adds the questions of the explorer that accounts save, and their places on the dashboard. */
export const statements = [
  `create table account_question (
    id uuid primary key default gen_random_uuid(),
    account_id uuid not null references account on delete cascade,
    name text not null,
    query text not null,
    pin integer,
    saved_at timestamptz not null default now(),
    unique (account_id, name)
  )`,
];
