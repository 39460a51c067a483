/** Adds the builds that accounts save in the part picker. */
export const statements = [
  `create table account_build (
    id uuid primary key default gen_random_uuid(),
    account_id uuid not null references account on delete cascade,
    name text not null,
    code text not null,
    saved_at timestamptz not null default now(),
    unique (account_id, name)
  )`,
];
