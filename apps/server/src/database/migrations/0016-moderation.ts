/** Adds what operators decide about logs and their sources, which a rebuild keeps. */
export const statements = [
  // About what an upload's log reports of a match (a row of upload_match), not about the match:
  // `ordinal` is the position of that match among the matches of the upload, from 0, which reading
  // the upload again does not change.
  `create table match_decision (
    upload_id text collate "C" not null references upload on delete cascade,
    ordinal integer not null,
    decision text not null check (decision in ('approve', 'reject')),
    decided_by uuid references account on delete set null,
    decided_at timestamptz not null default now(),
    primary key (upload_id, ordinal)
  )`,

  // An account's id, or the pseudonym of a network.
  `create table source_trust (
    kind text not null check (kind in ('account', 'network')),
    source text collate "C" not null,
    trust text not null check (trust in ('trusted', 'blocked')),
    decided_by uuid references account on delete set null,
    decided_at timestamptz not null default now(),
    primary key (kind, source)
  )`,
];
