const placeColumns = `
    ladder text collate "C" not null,
    player_id text collate "C" not null,
    day integer not null,
    mu double precision not null,
    sigma double precision not null,
    mmr integer not null,
    best integer not null,
    games integer not null,
    wins integer not null,
    draws integer not null,
    elo double precision,
    region text collate "C",
    party_size integer not null,
    power_score integer not null,
    recent text not null`;

/**
 * Adds the ladders: each player's place on every day on which they played a rated match, their last place,
 * how many players had which rating, and how good predictions were. Everything is rated again once, which
 * fills them.
 */
export const statements = [
  `create table rating_day (${placeColumns}, primary key (ladder, player_id, day))`,
  'create index rating_day_day on rating_day (ladder, day)',
  `create table rating_board (${placeColumns}, primary key (ladder, player_id))`,
  `create index rating_board_mmr on rating_board (ladder, mmr, player_id)
    include (sigma, day, games, region, party_size, power_score)`,
  `create table rating_count (
    ladder text collate "C" not null,
    day integer not null,
    provisional integer not null,
    inactive integer not null,
    counts text not null,
    primary key (ladder, day)
  )`,
  `create table rating_calibration (
    day integer not null,
    mode text collate "C" not null,
    bin integer not null,
    matches integer not null,
    draws integer not null,
    wins integer not null,
    expected double precision not null,
    squares double precision not null,
    products double precision not null,
    brier double precision not null,
    log_loss double precision not null,
    elo_brier double precision not null,
    elo_log_loss double precision not null,
    primary key (day, mode, bin)
  )`,
  `insert into rate_request (from_at) select '1970-01-01Z' where exists (select from rating)`,
];
