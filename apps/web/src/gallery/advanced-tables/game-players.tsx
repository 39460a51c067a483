import type { PlayerRow } from '@scrapboard/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { callApi } from '../../api-client.ts';
import type { Format } from '../../format.ts';
import { useFormat } from '../../use-format.ts';
import { GameDataState } from '../components/game-data-state.tsx';
import type { Field } from './field.ts';

const playersQuery = (limit: number) =>
  queryOptions({
    queryKey: ['gallery', 'players', limit],
    queryFn: ({ signal }) =>
      callApi('GET /api/players', {
        query: { sort: 'games', direction: 'desc', limit },
        signal,
      }),
  });

function playerFields(format: Format): Field<PlayerRow>[] {
  const winRate = (row: PlayerRow) => row.winRate.percent ?? 0;
  return [
    {
      id: 'name',
      title: 'Player',
      text: (row) => row.nickname,
      sortValue: (row) => row.nickname.toLowerCase(),
      filter: 'prefix',
    },
    {
      id: 'games',
      title: 'Matches',
      text: (row) => format.number(row.games),
      sortValue: (row) => row.games,
      isNumeric: true,
      filter: 'range',
    },
    {
      id: 'winRate',
      title: 'Win rate',
      text: (row) => format.percent(winRate(row), 1),
      sortValue: winRate,
      isNumeric: true,
    },
    {
      id: 'mmr',
      title: 'MMR',
      text: (row) => format.number(row.mmr),
      sortValue: (row) => row.mmr,
      isNumeric: true,
      filter: 'range',
    },
    {
      id: 'lastSeen',
      title: 'Last match',
      text: (row) => format.date(row.lastSeenAt),
      sortValue: (row) => Date.parse(row.lastSeenAt),
      isNumeric: true,
    },
  ];
}

interface Props {
  /** The maximum number of players, up to 100. */
  limit: number;
  children: (players: PlayerRow[], fields: Field<PlayerRow>[]) => ReactNode;
}

/** The players with the most matches, and the table’s columns for them. */
export function GamePlayers({ limit, children }: Props) {
  const fields = playerFields(useFormat());
  return (
    <GameDataState query={useQuery(playersQuery(limit))}>
      {({ players }) => children(players, fields)}
    </GameDataState>
  );
}
