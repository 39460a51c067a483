import type { LadderMatch } from '@scrapboard/matches';
import { defineQuery, type Queryable } from '../../database/define-query.ts';
import { pick } from '../../database/define-table.ts';
import { playerMatch } from '../../database/tables/players.ts';
import type { StreamedMatch } from './stream-played-matches.ts';

const participants = defineQuery({
  name: 'load_ladder_participants',
  text: `select match_id, player_id, party_size, power_score from player_match
      where player_id = any($1) and started_at between $2 and $3`,
  parameters: ['text[]', 'timestamptz', 'timestamptz'],
  columns: pick(playerMatch, 'match_id', 'player_id', 'party_size', 'power_score'),
});

/** Adds the party size and power score of each player, loaded here, to matches, which are in order. */
export async function loadLadderMatches(
  db: Queryable,
  matches: readonly StreamedMatch[],
): Promise<LadderMatch[]> {
  const [first, last] = [matches[0], matches.at(-1)];
  if (first === undefined || last === undefined) return [];
  const ids = [...new Set(matches.flatMap(({ playerIds }) => playerIds))];
  const rows = await participants.all(db, ids, new Date(first.startedAt), new Date(last.startedAt));
  const byKey = new Map(rows.map((row) => [`${row.match_id} ${row.player_id}`, row]));
  return matches.map((match) => {
    const seats = match.playerIds.map((id) => byKey.get(`${match.id} ${id}`));
    return {
      ...match,
      partySizes: seats.map((seat) => seat?.party_size ?? 1),
      powerScores: seats.map((seat) => seat?.power_score ?? 0),
    };
  });
}
