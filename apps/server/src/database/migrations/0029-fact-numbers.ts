/**
 * Adds the numbers by which facts identify players and builds: see docs/decisions/0043-numbers-and-blocks.md.
 * Nothing depends on the numbers themselves, so backups do not contain them.
 */
export const statements = [
  `create table fact_number (
    kind text collate "C" not null,
    value text collate "C" not null,
    number integer not null,
    primary key (kind, value),
    unique (kind, number)
  )`,
];
