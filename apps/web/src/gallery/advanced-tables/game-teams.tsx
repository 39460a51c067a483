import type { Match } from '@scrapboard/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { callApi } from '../../api-client.ts';
import type { Format } from '../../format.ts';
import { useStatus } from '../../status.ts';
import { useFormat } from '../../use-format.ts';
import { GameDataState } from '../components/game-data-state.tsx';
import { ExpandingTable } from './expanding-table.tsx';
import type { Field } from './field.ts';

interface TeamRow {
  name: string;
  powerScore: number;
  kills: number;
  damage: number;
  score: number;
  players?: TeamRow[];
}

const newestMatchQuery = (player: string | null) =>
  queryOptions({
    queryKey: ['gallery', 'newest-match', player],
    enabled: player !== null,
    queryFn: async ({ signal }): Promise<TeamRow[]> => {
      const params = { id: player ?? '' };
      const { matches } = await callApi('GET /api/players/{id}/matches', {
        params,
        query: { limit: 1 },
        signal,
      });
      const [newest] = matches;
      if (newest === undefined) return [];
      return toTeamRows(
        await callApi('GET /api/matches/{id}', { params: { id: newest.id }, signal }),
      );
    },
  });

function toTeamRows({ teams, players }: Match): TeamRow[] {
  return teams.map(({ team, ...sums }) => ({
    ...sums,
    name: `Team ${team}`,
    players: players
      .filter((player) => player.team === team)
      .map(({ nickname, ...numbers }) => ({ ...numbers, name: nickname })),
  }));
}

function teamFields(format: Format): Field<TeamRow>[] {
  const numbers = [
    ['powerScore', 'Power score'],
    ['kills', 'Kills'],
    ['damage', 'Damage'],
    ['score', 'Score'],
  ] as const;
  return [
    { id: 'name', title: 'Team and player', text: (row) => row.name, sortValue: (row) => row.name },
    ...numbers.map(([id, title]) => ({
      id,
      title,
      text: (row: TeamRow) => format.number(row[id]),
      sortValue: (row: TeamRow) => row[id],
      isNumeric: true,
    })),
  ];
}

/** The two teams of the latest match of the player shown at `/`, with their players below. */
export function GameTeams() {
  const fields = teamFields(useFormat());
  const query = useQuery(newestMatchQuery(useStatus()?.player ?? null));
  return (
    <GameDataState query={query}>
      {(rows) => (
        <ExpandingTable
          caption="Teams and their players"
          fields={fields}
          rows={rows}
          getSubRows={(row) => row.players}
        />
      )}
    </GameDataState>
  );
}
