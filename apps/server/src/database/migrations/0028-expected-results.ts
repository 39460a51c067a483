/**
 * Adds what ratings predicted for every match. Everything is rated again once, which fills it; facts
 * are written again with it because their format changed.
 */
export const statements = [
  'alter table rating add column expected smallint',
  'alter table facts_request add column deferred boolean not null default false',
  `insert into rate_request (from_at) select '1970-01-01Z' where exists (select from rating)`,
];
