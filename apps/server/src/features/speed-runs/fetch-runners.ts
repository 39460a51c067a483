import type { RunnerRow } from '@scrapboard/read-models';
import { defineQuery, type Queryable } from '../../database/define-query.ts';
import { pick } from '../../database/define-table.ts';
import { match } from '../../database/tables/matches.ts';
import { playerMatch } from '../../database/tables/players.ts';

/** The columns of a match that a run has, besides its players. */
export const runColumns = {
  ...pick(match, 'id', 'mode', 'gameplay', 'map', 'region', 'started_at', 'humans', 'party_size'),
  ...pick(match, 'power_score', 'witnesses', 'split_names', 'split_times', 'player_ids'),
  battle_time: 'int4!',
} as const;
export const RUN_COLUMNS_SQL = Object.keys(runColumns).join(', ');

const runners = defineQuery({
  name: 'runners',
  text: `select match_id, player_id, nickname, power_score, build, part_ids from player_match
    where (player_id, started_at, match_id) in (
      select * from unnest($1::text[], $2::timestamptz[], $3::int8[])
    )`,
  parameters: ['text[]', 'timestamptz[]', 'int8[]'],
  columns: pick(
    playerMatch,
    ...(['match_id', 'player_id', 'nickname', 'power_score', 'build', 'part_ids'] as const),
  ),
});

/** Returns the players of runs. */
export async function fetchRunners(
  db: Queryable,
  runs: readonly { id: string; started_at: Date; player_ids: readonly string[] }[],
): Promise<RunnerRow[]> {
  const seats = runs.flatMap(({ id, started_at, player_ids }) =>
    player_ids.map((player) => ({ id, player, startedAt: started_at.toISOString() })),
  );
  if (seats.length === 0) return [];
  return await runners.all(
    db,
    seats.map(({ player }) => player),
    seats.map(({ startedAt }) => startedAt),
    seats.map(({ id }) => id),
  );
}
