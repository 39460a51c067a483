import type { PlayedMatch } from '@scrapboard/matches';
import type { ClientBase } from 'pg';

const batchSize = 1000;

/** Finished matches from a time on, by start time and id, a batch at a time. */
export async function* streamPlayed(client: ClientBase, from: Date): AsyncGenerator<PlayedMatch[]> {
  let after = { startedAt: from.getTime(), id: '-1' };
  for (;;) {
    const { rows } = await client.query<PlayedMatch>({
      name: 'stream_played',
      text: `select id, floor(extract(epoch from started_at) * 1000)::float8 as "startedAt",
          category, mode, winner_team as "winnerTeam", player_ids as "playerIds", teams,
          bot_teams as "botTeams"
        from match where (started_at, id) > ($1, $2) and finished
        order by started_at, id limit ${batchSize}`,
      values: [new Date(after.startedAt), after.id],
    });
    if (rows.length === 0) return;
    yield rows;
    after = rows.at(-1) as PlayedMatch;
  }
}
