/** Adds the days that copies of the facts still have to be written for: see docs/decisions/0036-facts.md. */
export const statements = [
  `create table facts_copy (
    id text collate "C" primary key,
    run uuid,
    as_of timestamptz,
    rows bigint not null default 0,
    seen_at timestamptz not null default now()
  )`,
  `create table facts_request (
    id bigint not null generated always as identity,
    copy text collate "C" not null,
    day date,
    requested_at timestamptz not null default now(),
    primary key (copy, id)
  )`,
];
