import type { PlayedMatch } from '@scrapboard/matches';
import { defineQuery, type Queryable } from '../../database/define-query.ts';

const BATCH_SIZE = 1000;

const playedMatches = defineQuery({
  name: 'stream_played',
  text: `select id, floor(extract(epoch from started_at) * 1000)::float8 as "startedAt",
          category, mode, winner_team as "winnerTeam", player_ids as "playerIds", teams,
          bot_teams as "botTeams", region, witnesses
        from match where (started_at, id) > ($1, $2) and finished
        order by started_at, id limit ${BATCH_SIZE}`,
  parameters: ['timestamptz', 'int8'],
  columns: {
    id: 'int8',
    startedAt: 'float8',
    category: 'text',
    mode: 'text',
    winnerTeam: 'int2!',
    playerIds: 'text[]',
    teams: 'int2[]',
    botTeams: 'int2[]',
    region: 'text?',
    witnesses: 'int2',
  },
});

export type StreamedMatch = PlayedMatch & { region: string | null };

/**
 * Streams the finished matches from a time on by start time and id, in batches; those with fewer
 * witnesses than required are not ranked.
 */
export async function* streamPlayedMatches(
  db: Queryable,
  from: Date,
  minWitnesses: number,
): AsyncGenerator<StreamedMatch[]> {
  let lastKey = { startedAt: from.getTime(), id: '-1' };
  for (;;) {
    const rows = await playedMatches.all(db, new Date(lastKey.startedAt), lastKey.id);
    const last = rows.at(-1);
    if (last === undefined) return;
    yield rows.map(({ witnesses, ...match }) => ({
      ...match,
      isRanked: witnesses >= minWitnesses,
    }));
    lastKey = last;
  }
}
