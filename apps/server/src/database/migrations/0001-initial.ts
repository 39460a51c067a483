const numbers = [
  'kills',
  'deaths',
  'assists',
  'damage',
  'damage_rec',
  'cabin_damage',
  'drone_kills',
  'score',
  'duration',
];

/** The sums in every bucket of player games. */
const sums = `
  games integer not null,
  wins integer not null,
  losses integer not null,
  draws integer not null,
  kills bigint not null,
  deaths bigint not null,
  assists bigint not null,
  damage bigint not null,
  damage_rec bigint not null,
  cabin_damage bigint not null,
  drone_kills bigint not null,
  score bigint not null,
  mvp bigint not null,
  duration bigint not null`;

/** The tables of the first version; docs/decisions/0004 explains their design. */
export const statements = [
  'create extension if not exists pg_trgm',

  `create table instance (
    key text primary key,
    value jsonb not null
  )`,

  `create table upload (
    id text collate "C" primary key,
    received_at timestamptz not null default now(),
    status text not null default 'queued'
      check (status in ('queued', 'reading', 'stored', 'failed')),
    source text not null check (source in ('web', 'cli', 'demo')),
    time_zone text not null default 'UTC',
    files jsonb not null,
    refused jsonb not null default '[]',
    total_bytes bigint not null,
    read_bytes bigint not null default 0,
    matches integer not null default 0,
    ignored jsonb not null default '{"testDrives": 0, "unknownLines": 0, "examples": []}',
    error jsonb,
    finished_at timestamptz
  )`,
  'create index upload_received on upload (received_at, id)',
  `create index upload_open on upload (received_at) where status in ('queued', 'reading')`,

  `create table upload_match (
    upload_id text collate "C" not null references upload on delete cascade,
    ordinal integer not null,
    match_id bigint not null,
    own_id bigint not null,
    outcome text not null check (outcome in ('new', 'known', 'unfinished')),
    started_at timestamptz not null,
    gameplay text not null,
    map text not null,
    category text not null,
    mode text not null,
    guid text collate "C",
    roster_key bigint not null,
    winner_team smallint,
    battle_time integer,
    lines integer not null,
    digest bigint not null,
    local_player text collate "C",
    host text,
    region text,
    client_version text,
    queue_tag text,
    custom_game boolean not null,
    game_result text,
    queue_ms integer,
    rewards jsonb,
    spare bytea,
    primary key (upload_id, ordinal)
  )`,
  'create index upload_match_match on upload_match (match_id)',
  'create index upload_match_own on upload_match (own_id)',
  'create index upload_match_roster on upload_match (roster_key)',
  'create index upload_match_guid on upload_match (guid) where guid is not null',
  `create index upload_match_local on upload_match (local_player, match_id, upload_id)
    where local_player is not null`,

  `create table match (
    id bigint primary key,
    started_at timestamptz not null,
    gameplay text not null,
    map text not null,
    category text not null,
    mode text not null,
    region text,
    host text,
    client_version text,
    finished boolean not null,
    winner_team smallint,
    reason text,
    win_reason text,
    battle_time integer,
    rounds smallint not null,
    humans smallint not null,
    bots smallint not null,
    player_ids text[] collate "C" not null,
    teams smallint[] not null,
    parties smallint[] not null,
    bot_teams smallint[] not null
  )`,
  'create index match_time on match (started_at, id)',

  'create table match_detail (match_id bigint primary key, detail bytea not null)',
  // Already compressed; kept in the row if it fits a page, so that a match page needs one read.
  'alter table match_detail alter detail set storage external',
  'alter table match_detail set (toast_tuple_target = 8160)',

  `create table player (
    id text collate "C" primary key,
    nickname text not null,
    nickname_key text not null
  )`,
  'create index player_nickname_prefix on player (nickname_key text_pattern_ops, id)',
  'create index player_nickname_trigram on player using gin (nickname_key gin_trgm_ops)',

  `create table player_nickname (
    player_id text collate "C" not null,
    nickname text not null,
    first_seen_at timestamptz not null,
    last_seen_at timestamptz not null,
    matches integer not null,
    primary key (player_id, nickname)
  ) with (fillfactor = 80)`,

  `create table player_match (
    player_id text collate "C" not null,
    started_at timestamptz not null,
    match_id bigint not null,
    category text not null,
    mode text not null,
    gameplay text not null,
    map text not null,
    region text,
    nickname text not null,
    build text,
    power_score integer not null,
    team smallint not null,
    party smallint,
    party_size smallint not null,
    result smallint,
    rounds smallint not null,
    round_wins smallint not null,
    round_losses smallint not null,
    round_draws smallint not null,
    kills smallint not null,
    deaths smallint not null,
    assists smallint not null,
    damage integer not null,
    damage_rec integer not null,
    cabin_damage integer not null,
    drone_kills smallint not null,
    score integer not null,
    mvp smallint not null,
    duration integer not null,
    part_ids text[] not null,
    part_damage integer[] not null,
    part_hits integer[] not null,
    part_kills integer[] not null,
    primary key (player_id, started_at, match_id)
  )`,

  `create table player_fold (
    player_id text collate "C" primary key,
    first_seen_at timestamptz not null,
    last_seen_at timestamptz not null,
    record_count integer not null,
    upload_count integer not null default 0,
    games integer not null,
    wins integer not null,
    losses integer not null,
    draws integer not null,
    rounds integer not null,
    round_wins integer not null,
    round_losses integer not null,
    round_draws integer not null,
    mvp integer not null,
    ${numbers
      .map(
        (name) => `tot_${name} bigint not null,
    min_${name} integer,
    max_${name} integer,`,
      )
      .join('\n    ')}
    mmr integer not null default 1600,
    streak integer not null default 0,
    best_win_streak integer not null default 0,
    worst_loss_streak integer not null default 0,
    win_percent double precision not null
      generated always as (case games when 0 then 0 else wins * 100.0 / games end) stored
  ) with (fillfactor = 70)`,
  'create index player_fold_seen on player_fold (last_seen_at, player_id)',
  'create index player_fold_games on player_fold (games, player_id)',
  'create index player_fold_wins on player_fold (win_percent, player_id)',
  'create index player_fold_mmr on player_fold (mmr, player_id)',

  `create table player_part_fold (
    player_id text collate "C" not null,
    part text collate "C" not null,
    games integer not null,
    wins integer not null,
    losses integer not null,
    draws integer not null,
    damage bigint not null,
    hits bigint not null,
    kills integer not null,
    primary key (player_id, part)
  ) with (fillfactor = 80)`,

  `create table rating (
    player_id text collate "C" not null,
    started_at timestamptz not null,
    match_id bigint not null,
    mu double precision not null,
    sigma double precision not null,
    mmr integer not null,
    mmr_change integer,
    streak integer not null,
    best_win_streak integer not null,
    worst_loss_streak integer not null,
    primary key (player_id, started_at, match_id)
  )`,
  'create index rating_time on rating (started_at)',
  'create table rate_request (from_at timestamptz not null)',

  `create table bucket_mode (
    day date not null,
    category text collate "C" not null,
    mode text collate "C" not null,
    gameplay text collate "C" not null,
    map text collate "C" not null,
    region text collate "C" not null,
    matches integer not null,
    finished integer not null,
    bots integer not null,
    battle_time bigint not null,
    ${sums},
    primary key (day, category, mode, gameplay, map, region)
  ) with (fillfactor = 70)`,

  `create table bucket_band (
    day date not null,
    category text collate "C" not null,
    mode text collate "C" not null,
    band smallint not null,
    ${sums},
    primary key (day, category, mode, band)
  ) with (fillfactor = 70)`,

  `create table bucket_part (
    day date not null,
    category text collate "C" not null,
    mode text collate "C" not null,
    band smallint not null,
    part text collate "C" not null,
    uses integer not null,
    wins integer not null,
    losses integer not null,
    draws integer not null,
    damage bigint not null,
    hits bigint not null,
    kills integer not null,
    primary key (day, category, mode, band, part)
  ) with (fillfactor = 70)`,
];
