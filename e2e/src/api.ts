import type {
  Match,
  Overview,
  PlayedWith,
  Player,
  PlayerGraphs,
  PlayerMatchesPage,
  PlayerParts,
  PlayerPowerScores,
  PlayersPage,
  ProfileNumbers,
  Status,
} from '@scrapboard/contract';
import { parseProfile } from '@scrapboard/contract/profile-fields';

/** What the server answers, to hold the pages against. */
export interface Api {
  status(): Promise<Status>;
  overview(): Promise<Overview>;
  /** The player whom `/` shows. */
  homePlayer(): Promise<Player>;
  player(id: string): Promise<Player>;
  profile(id: string, filters?: Filters): Promise<ProfileNumbers>;
  matches(id: string, filters?: Filters): Promise<PlayerMatchesPage>;
  graphs(id: string, filters?: Filters): Promise<PlayerGraphs>;
  parts(id: string, group: string, filters?: Filters): Promise<PlayerParts>;
  powerScores(id: string, filters?: Filters): Promise<PlayerPowerScores>;
  playedWith(id: string, filters?: Filters): Promise<PlayedWith>;
  players(query?: Filters): Promise<PlayersPage>;
  match(id: string): Promise<Match>;
}

type Filters = Record<string, string>;

export function createApi(baseURL: string): Api {
  const get = async <Answer>(path: string, query: Filters = {}): Promise<Answer> => {
    const address = `${baseURL}${path}?${new URLSearchParams(query)}`;
    const response = await fetch(address);
    if (!response.ok) throw new Error(`${response.status} ${await response.text()} at ${address}`);
    return (await response.json()) as Answer;
  };
  const api: Api = {
    status: () => get('/api/status'),
    overview: () => get('/api/overview'),
    async homePlayer() {
      const { player } = await api.status();
      if (player === null) throw new Error('The server shows nobody');
      return await api.player(player);
    },
    player: (id) => get(`/api/players/${id}`),
    profile: async (id, filters) => parseProfile(await get(`/dev/profile/${id}`, filters)),
    matches: (id, filters) => get(`/api/players/${id}/matches`, filters),
    graphs: (id, filters) => get(`/api/players/${id}/graphs`, filters),
    parts: (id, group, filters) => get(`/api/players/${id}/parts`, { ...filters, group }),
    powerScores: (id, filters) => get(`/api/players/${id}/power-scores`, filters),
    playedWith: (id, filters) => get(`/api/players/${id}/played-with`, filters),
    players: (query) => get('/api/players', query),
    match: (id) => get(`/api/matches/${id}`),
  };
  return api;
}
