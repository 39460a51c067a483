/**
 * Adds the numbers that each log claims for its match, and the weight of each upload;
 * docs/decisions/0031 explains both. Logs stored before have no claims until they are read again.
 */
export const statements = [
  'alter table upload add column weight smallint not null default 1',

  `alter table upload_match add column claims text,
    add column implausible text,
    add column quarantine text,
    add column describes boolean not null default false`,
  // The log that each match was made from until now.
  `update upload_match u set describes = true from (
      select distinct on (match_id) upload_id, ordinal from upload_match
      order by match_id, winner_team is null, lines desc, digest::text collate "C", upload_id, ordinal
    ) best
    where u.upload_id = best.upload_id and u.ordinal = best.ordinal`,
  `create index upload_match_quarantine on upload_match (upload_id, ordinal)
    where quarantine is not null`,

  'alter table match add column witnesses smallint not null default 1',
  'alter table player_fold add column confirmed_count integer not null default 0',
];
