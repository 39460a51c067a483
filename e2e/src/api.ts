import type { CallAnswer, CallInput, CallName } from '@scrapboard/contract/operations';
import { type ProfileNumbers, parseProfile } from '@scrapboard/contract/profile-fields';
import { type Call, createCall } from './create-call.ts';

type QueryOf<Name extends CallName> = CallInput<Name>['query'];
type Filters = QueryOf<'GET /dev/profile/{id}'>;

/** The server's answers, to compare pages with. */
export type Api = ReturnType<typeof createApi>;

/** Returns the calls that tests make most; `call` makes any other. */
export function createApi(baseURL: string) {
  const call = createServerCall(baseURL);
  const player = (id: string) => call('GET /api/players/{id}', { params: { id } });
  return {
    call,
    status: () => call('GET /api/status'),
    speedRuns: () => call('GET /api/speed-runs'),
    /** The player whom `/` shows. */
    async homePlayer(): Promise<CallAnswer<'GET /api/players/{id}'>> {
      const { player: id } = await call('GET /api/status');
      if (id === null) throw new Error('The server has no player for the home page');
      return await player(id);
    },
    player,
    profile: async (id: string, query?: Filters): Promise<ProfileNumbers> =>
      parseProfile(await call('GET /dev/profile/{id}', { params: { id }, query })),
    matches: (id: string, query?: QueryOf<'GET /api/players/{id}/matches'>) =>
      call('GET /api/players/{id}/matches', { params: { id }, query }),
    graphs: (id: string, query?: Filters) =>
      call('GET /api/players/{id}/graphs', { params: { id }, query }),
    parts: (id: string, group: QueryOf<'GET /api/players/{id}/parts'>['group']) =>
      call('GET /api/players/{id}/parts', { params: { id }, query: { group } }),
    powerScores: (id: string, query?: Filters) =>
      call('GET /api/players/{id}/power-scores', { params: { id }, query }),
    playedWith: (id: string, query?: Filters) =>
      call('GET /api/players/{id}/played-with', { params: { id }, query }),
    players: (query?: QueryOf<'GET /api/players'>) => call('GET /api/players', { query }),
    match: (id: string) => call('GET /api/matches/{id}', { params: { id } }),
  };
}

/** Returns a call that is sent directly to the server, not from the page. */
export function createServerCall(baseURL: string): Call {
  return createCall(async ({ method, url, body, token }) => {
    const headers = new Headers();
    if (token !== undefined) headers.set('authorization', `Bearer ${token}`);
    if (body !== undefined) headers.set('content-type', 'application/json');
    const init = { method, headers, body: body === undefined ? null : JSON.stringify(body) };
    const response = await fetch(`${baseURL}${url}`, init);
    const text = await response.text();
    if (!response.ok) throw new Error(`${response.status} ${text} at ${url}`);
    return text;
  });
}
