import { foldSql } from '../../database/fold-sql.ts';

/** A table of totals over all matches of a player. */
export interface CareerTable {
  table: string;
  /** The columns that `select` returns, in its order. */
  columns: readonly string[];
  /** The SQL that recounts the totals from `player_match`; $1 is the players' ids. */
  select: string;
}

const totals: readonly (readonly [column: string, expression: string])[] = [
  ['player_id', 'player_id'],
  ['first_seen_at', 'min(started_at)'],
  ['last_seen_at', 'max(started_at)'],
  ...foldSql,
];

export const playerFolds: CareerTable = {
  table: 'player_fold',
  columns: totals.map(([column]) => column),
  select: `select ${totals.map(([, expression]) => expression).join(', ')}
    from player_match where player_id = any($1::text[])
    group by player_id order by player_id`,
};

export const playerNicknames: CareerTable = {
  table: 'player_nickname',
  columns: ['player_id', 'nickname', 'first_seen_at', 'last_seen_at', 'matches'],
  select: `select player_id, nickname, min(started_at), max(started_at), count(*)
    from player_match where player_id = any($1::text[])
    group by player_id, nickname`,
};

export const playerPartFolds: CareerTable = {
  table: 'player_part_fold',
  columns: [
    ...['player_id', 'part', 'games', 'wins', 'losses', 'draws'],
    ...['damage', 'hits', 'kills'],
  ],
  select: `select player_id, part, count(*), count(*) filter (where result = 1),
      count(*) filter (where result = -1), count(*) filter (where result = 0),
      sum(damage), sum(hits), sum(kills)
    from (
      select player_id, result, unnest(part_ids) as part, unnest(part_damage) as damage,
        unnest(part_hits) as hits, unnest(part_kills) as kills
      from player_match where player_id = any($1::text[]) and result is not null
    ) uses
    group by player_id, part`,
};
