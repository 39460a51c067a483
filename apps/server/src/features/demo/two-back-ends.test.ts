import { hash } from 'node:crypto';
import type {
  MmrBoard,
  PlayedWith,
  Player,
  PlayerMatchesPage,
  PlayersPage,
  Status,
  Upload,
  UploadAnswer,
} from '@scrapboard/contract';
import { callRequest } from '@scrapboard/contract/call-request';
import { type CallName, callNames, operationOf } from '@scrapboard/contract/operations';
import { type SimulatedSession, simulateWorld } from '@scrapboard/simulator';
import { beforeAll, expect, test } from 'vitest';
import {
  findRevealingCalls,
  type ProbeInput,
  probes,
  type Subject,
} from '../../../../../packages/read-models/src/testing/find-revealing-calls.ts';
import { openDemo, person } from '../../../../web/src/demo-backend/testing/open-demo.ts';
import { createTestApp } from '../../http/test-app.ts';
import { rateMatches } from '../ratings/rate-matches.ts';
import { readUpload } from '../store/read-upload.ts';

/**
 * The server and the back end in the browser receive the same logs and the same requests, and must give
 * the same answers.
 */
const DAY_MS = 86_400_000;
const DATA_END = Date.UTC(2026, 4, 7, 20);
const server = await createTestApp(() => {}, { SCRAPBOARD_RATE_LIMITS: 'off' });
const demo = openDemo();
const sessions = [
  ...simulateWorld({
    seed: 77,
    players: 22,
    matches: 45,
    from: DATA_END - 150 * DAY_MS,
    to: DATA_END,
    density: 0.05,
    uploadersPerMatch: 1.8,
  }).sessions(),
];
/** Both back ends, called by operation with a token. */
const backEnds = [
  {
    name: 'server',
    ask: askWith(
      (request) => fetch(request),
      () => address,
    ),
  },
  { name: 'demo', ask: askWith(demo.answer, () => 'http://demo.test') },
] as const;
const uploads: string[] = [];
let address = '';
/** An account at each back end, which owns all uploads. */
let owners: Tokens;

beforeAll(async () => {
  address = await server.app.listen({ port: 0, host: '127.0.0.1' });
  owners = await signUpAtBoth('owner@example.org');
  for (const session of sessions) uploads.push(await handIn(session, owners));
  await rateMatches(server.pool);
}, 120_000);

type Log = [file: string, bytes: Uint8Array<ArrayBuffer>];

function logsOf({ gameLog, combatLog }: SimulatedSession): Log[] {
  const join = (chunks: Iterable<Uint8Array>) => new Uint8Array(Buffer.concat([...chunks]));
  const combat: Log = ['combat.log', join(combatLog())];
  return gameLog === null ? [combat] : [['game.log', join(gameLog())], combat];
}

function formOf({ name, timeZone }: SimulatedSession, logs: readonly Log[]): FormData {
  const form = new FormData();
  form.set('timeZone', timeZone);
  for (const [file, bytes] of logs) form.append('files', new Blob([bytes]), `${name}/${file}`);
  return form;
}

/** Access tokens of the same account at both back ends. */
type Tokens = Record<'server' | 'demo', string>;

async function signUpAtBoth(email: string): Promise<Tokens> {
  const [server, demo] = await Promise.all(
    backEnds.map(({ ask }) => ask('POST /api/auth/sign-up', { body: person(email) })),
  );
  return {
    server: JSON.parse(server?.text ?? '').accessToken,
    demo: JSON.parse(demo?.text ?? '').accessToken,
  };
}

/** Sends the same upload to both with an account's token. */
async function send(session: SimulatedSession, tokens: Tokens): Promise<UploadAnswer> {
  const body = formOf(session, logsOf(session));
  const request = (to: string, token: string) =>
    new Request(`${to}/api/uploads`, {
      method: 'POST',
      body,
      headers: { authorization: `Bearer ${token}` },
    });
  const real = await fetch(request(address, tokens.server));
  const answered = await demo.answer(request('http://demo.test', tokens.demo));
  const answer = (await real.json()) as UploadAnswer;
  expect([answered.status, await answered.json()]).toEqual([real.status, answer]);
  return answer;
}

/** Uploads to both; runs the server's job immediately, since no queue runs here. */
async function handIn(session: SimulatedSession, tokens: Tokens): Promise<string> {
  const { id } = await send(session, tokens);
  const bySha256 = new Map(
    logsOf(session).map(([, bytes]) => [hash('sha256', bytes, 'hex'), bytes]),
  );
  await readUpload(
    {
      pool: server.pool,
      foldPart: server.deps.catalogue.foldPartId,
      openRaw: (sha256) => chunksOf(bySha256.get(sha256)),
    },
    id,
  );
  // The event stream ends once the upload has ended.
  const events = await demo.answer(new Request(`http://demo.test/api/uploads/${id}/events`));
  expect(await events.text()).toContain('"status":"stored"');
  return id;
}

async function* chunksOf(bytes: Uint8Array | undefined): AsyncGenerator<Uint8Array> {
  for (let at = 0; bytes !== undefined && at < bytes.length; at += 65_536) {
    yield bytes.subarray(at, at + 65_536);
  }
}

interface Asked<T> {
  answer: T;
  /** Tokens of the server and of the demo, which differ. */
  cursors: [string | null, string | null];
}

/** Returns the server's answer; fails if the demo's answer differs. */
async function both<T extends object>(path: string, demoPath = path): Promise<Asked<T>> {
  const real = await server.app.inject(path);
  const demoAnswer = await demo.ask(`GET ${demoPath}`);
  const answer = real.json();
  expect({ path, status: demoAnswer.status, body: comparable(demoAnswer.body) }).toEqual({
    path,
    status: real.statusCode,
    body: comparable(answer),
  });
  return { answer, cursors: [answer.nextCursor, demoAnswer.body.nextCursor] };
}

function comparable({ requestId, nextCursor, ...body }: Record<string, unknown>) {
  return { ...body, isLast: nextCursor === null };
}

/** Every page of a list, one after the other. */
async function allPages(path: string): Promise<void> {
  let { cursors } = await both(path);
  while (cursors[0] !== null) {
    const [real = '', own = ''] = cursors.map((cursor) => `${path}&cursor=${cursor}`);
    ({ cursors } = await both(real, own));
  }
}

const everyPlayer = () =>
  both<PlayersPage>('/api/players?limit=100').then(({ answer }) => answer.players);

test('there is enough to compare', async () => {
  const players = await everyPlayer();
  expect(players.length).toBeGreaterThan(15);
  expect(players.some(({ games }) => games >= 20)).toBe(true);
});

test('uploads give the same matches and the same answers', async () => {
  for (const id of uploads) {
    const real = (await server.app.inject(`/api/uploads/${id}`)).json<Upload>();
    const { body } = await demo.ask(`GET /api/uploads/${id}`);
    expect(body).toEqual({ ...real, receivedAt: body.receivedAt });
  }
  const { matches } = (await demo.ask(`GET /api/uploads/${uploads[0]}`)).body as Upload;
  expect(matches.length).toBeGreaterThan(0);
});

test.each(['lastSeen', 'nickname', 'games', 'winRate', 'mmr'])(
  'the list of players by %s, either way, page by page',
  async (sort) => {
    for (const direction of ['asc', 'desc']) {
      for (const search of ['', 'a', 'er']) {
        await allPages(`/api/players?sort=${sort}&direction=${direction}&limit=9&search=${search}`);
      }
      for (const search of ['', 'a']) {
        await allPages(
          `/api/players?sort=${sort}&direction=${direction}&limit=4&search=${search}&minGames=12`,
        );
      }
    }
  },
);

test('the list of players seen since a day, page by page', async () => {
  for (const query of ['sort=games', 'sort=mmr&search=e']) {
    await allPages(`/api/players?seenSince=2026-05-01&limit=4&${query}`);
  }
});

test('the board of ratings, page by page', async () => {
  const { answer } = await both<MmrBoard>('/api/mmr?limit=100');
  expect(answer.players.length).toBeGreaterThan(10);
  for (const limit of [1, 4, 100]) await allPages(`/api/mmr?limit=${limit}`);
  await allPages('/api/mmr?limit=3&minGames=10');
});

const filters = [
  '',
  'category=pvp',
  'mode=8v8&partySize=1',
  'region=eu',
  'from=2026-02-01&to=2026-04-15',
  'from=2026-03-01T12:00:00Z&to=2026-05-01T08:30:00%2B02:00',
  'minPowerScore=5000&maxPowerScore=9000',
  'map=sand_crater',
  'partySize=2',
  'mode=nothing',
];

test.each(filters)(
  'everything about every player, filtered by "%s"',
  async (filter) => {
    for (const { id } of await everyPlayer()) {
      await both(`/dev/profile/${id}?${filter}`);
      await both(`/api/players/${id}/graphs?${filter}`);
      await both(`/api/players/${id}/power-scores?${filter}`);
      await both(`/api/players/${id}/played-with?${filter}`);
      await both(`/api/players/${id}/parts?${filter}&group=weapon`);
      for (const by of ['category', 'mode', 'map']) {
        await both(`/api/players/${id}/breakdown?${filter}&by=${by}`);
      }
      await both(
        `/api/players/${id}/comparison?${filter}&againstFrom=2026-01-01&againstTo=2026-03-15`,
      );
      await allPages(`/api/players/${id}/matches?${filter}&limit=7`);
    }
  },
  120_000,
);

test('player summaries and matches are the same', async () => {
  const matches = new Set<string>();
  for (const { id } of await everyPlayer()) {
    await both(`/api/players/${id}`);
    await both(`/api/players/${id}/parts?group=cabin`);
    await both(`/api/players/${id}/parts?group=movement`);
    const { answer } = await both<PlayerMatchesPage>(`/api/players/${id}/matches?limit=100`);
    for (const match of answer.matches) matches.add(match.id);
    const [newest, second] = answer.matches;
    for (const [filter, place] of [
      ['', newest],
      ['', second],
      ['?category=pvp', newest],
    ] as const) {
      if (place !== undefined)
        await both(`/api/players/${id}/matches/${place.id}/adjacent${filter}`);
    }
  }
  expect(matches.size).toBeGreaterThan(40);
  for (const id of matches) await both(`/api/matches/${id}`);
});

test('an invalid cursor of the matches gives the same error', async () => {
  const [player] = await everyPlayer();
  await both(`/api/players/${player?.id}/matches?cursor=made-up`);
});

test('overviews and search results are the same', async () => {
  await both('/api/overview');
  await both('/api/overview?part=CarPart_Gun_Shotgun_rare');
  for (const q of ['a', 'er', 'spark', 'cannon', 'sand', 'x']) await both(`/api/search?q=${q}`);
});

test.each([
  '/api/players?limit=0',
  '/api/players?limit=101',
  '/api/players?sort=luck',
  '/api/players?seenSince=lately',
  '/api/players?cursor=made-up',
  '/api/mmr?limit=0',
  '/api/mmr?cursor=made-up',
  '/api/players/1/matches?from=yesterday',
  '/api/players/1/graphs?partySize=0',
  '/api/players/1/parts',
  '/api/players/nobody',
  '/api/players/no%20body',
  '/dev/profile/nobody',
  '/dev/profile/nobody?mode=8v8',
  '/dev/profile/1?category=none',
  '/api/players/1/matches/0000000000000/adjacent',
  '/api/matches/0000000000000',
  '/api/matches/no-match',
  `/api/uploads/${'0'.repeat(32)}`,
  '/api/uploads/no-upload',
  '/api/search?q=',
])('%s gives the same error', async (path) => {
  const { answer } = await both<{ code: string; message: string }>(path);
  expect(answer.message).not.toBe('');
});

function askWith(answer: (request: Request) => Promise<Response>, address: () => string) {
  return async (call: CallName, { body, ...place }: ProbeInput, token?: string) => {
    const { method, url } = callRequest(call, place);
    const headers = new Headers();
    if (token !== undefined) headers.set('authorization', `Bearer ${token}`);
    const isJson = body !== undefined && !(body instanceof FormData);
    if (isJson) headers.set('content-type', 'application/json');
    const sent = isJson ? JSON.stringify(body) : (body ?? null);
    const request = new Request(`${address()}${url}`, { method, headers, body: sent });
    const response = await answer(request);
    return { status: response.status, text: await response.text() };
  };
}

/** Returns the player with that id and where they appear. */
async function findSubject(id: string, own: string): Promise<Subject> {
  const { answer: player } = await both<Player>(`/api/players/${id}`);
  const { answer: page } = await both<PlayerMatchesPage>(`/api/players/${id}/matches`);
  const { answer: met } = await both<PlayedWith>(`/api/players/${id}/played-with`);
  const companion = met.players.find((row) => row.player.id !== own)?.player.id ?? '';
  const matchId = page.matches[0]?.id ?? '';
  return { id, nickname: player.nickname, matchId, companion, own, uploadId: uploads[0] ?? '' };
}

interface Stranger {
  tokens: Tokens;
  own: string;
  session: SimulatedSession;
}

/**
 * Creates an account with its own player at both, by uploading logs that are already known and also
 * contain the player of `/`.
 */
async function createStranger(home: string): Promise<Stranger> {
  const tokens = await signUpAtBoth('stranger@example.org');
  const session = sessions.find(
    (each) => each.gameLog !== null && each.uploader.id !== home && mentions(each, home),
  );
  if (session === undefined) throw new Error('no player met the player of the home page');
  await send(session, tokens);
  const { id } = session.uploader;
  for (const { name, ask } of backEnds) {
    expect(await ask('POST /api/account/players', { body: { id } }, tokens[name])).toMatchObject({
      status: 200,
    });
  }
  return { tokens, own: id, session };
}

function mentions(session: SimulatedSession, id: string): boolean {
  return logsOf(session).some(([, bytes]) => Buffer.from(bytes).includes(id));
}

test('a call that requires a token is refused without one by both back ends', async () => {
  const subject = await findSubject(sessions[0]?.uploader.id ?? '', '');
  const required = callNames.filter((call) => operationOf(call).token === 'required');
  expect(required.length).toBeGreaterThan(10);
  for (const { name, ask } of backEnds) {
    for (const call of required) {
      const [input = {}] = probes[call](subject);
      const { status, text } = await ask(call, input);
      expect([name, call, status, JSON.parse(text).code]).toEqual([
        name,
        call,
        401,
        'token_missing',
      ]);
    }
  }
});

test('no call of either back end reveals a hidden player to a stranger', async () => {
  const home =
    (JSON.parse((await backEnds[0].ask('GET /api/status', {})).text) as Status).player ?? '';
  const { tokens, own, session } = await createStranger(home);
  const subject = await findSubject(home, own);
  const calls = callNames.filter((call) => operationOf(call).serverOnly !== true);
  for (const { name, ask } of backEnds) {
    const asked = name === 'server' ? callNames : calls;
    const find = (token: string) =>
      findRevealingCalls(subject, asked, (call, input) => {
        const isUpload = call === 'POST /api/uploads';
        return ask(call, isUpload ? { body: formOf(session, logsOf(session)) } : input, token);
      });
    // Shows that the calls would find the player if they were not hidden.
    const naming = calls.filter((call) => operationOf(call).players !== 'none');
    expect([name, await find(tokens[name])]).toEqual([name, naming.toSorted()]);
    const owner = owners[name];
    await ask('POST /api/account/players', { body: { id: home } }, owner);
    await ask(
      'PUT /api/account/players/{id}',
      { params: { id: home }, body: { hidden: true } },
      owner,
    );
    // The first run ended by signing out.
    const signIn = await ask('POST /api/auth/sign-in', { body: person('stranger@example.org') });
    expect([name, await find(JSON.parse(signIn.text).accessToken)]).toEqual([name, []]);
  }
}, 60_000);
