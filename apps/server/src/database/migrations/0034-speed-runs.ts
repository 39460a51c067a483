/**
 * Adds to matches what speed runs are ranked and filtered by, and an index of won matches against the
 * game's enemies by battle time. Splits are in the logs only: a rebuild adds those of earlier matches.
 */
export const statements = [
  `alter table match add column power_score integer not null default 0,
    add column party_size smallint not null default 0,
    add column split_names text[],
    add column split_times integer[]`,
  `update match m set power_score = p.power_score, party_size = p.party_size
    from (
      select match_id, max(power_score) as power_score, max(party_size) as party_size
        from player_match group by match_id
    ) p where p.match_id = m.id`,
  'alter table match alter power_score drop default, alter party_size drop default',
  `create index match_speed_run on match (mode, gameplay, battle_time, started_at, id)
    include (party_size, power_score, map, region, witnesses)
    where category = 'pve' and finished and battle_time > 0 and winner_team = any(teams)`,
];
