/**
 * The server and the back end in the browser receive the same logs and the same requests, and
 * must give the same responses.
 */

import {
  breakdownPercentilesBy,
  type LeadersAnswer,
  type MmrBoard,
  type MmrCalibration,
  type MmrSummary,
  type PlayedWith,
  type Player,
  type PlayerMatchesPage,
  type PlayersPage,
  type SpeedRunOverview,
  type Status,
  type Upload,
} from '@scrapboard/contract';
import { type CallName, callNames, operationOf } from '@scrapboard/contract/operations';
import { simulateWorld } from '@scrapboard/simulator';
import { beforeAll, expect, test } from 'vitest';
import {
  findRevealingCalls,
  probes,
  type Subject,
} from '../../../../../packages/read-models/src/testing/find-revealing-calls.ts';
import { createSignUpBody } from '../../../../web/src/demo-backend/testing/open-demo.ts';
import { DAY_MS } from '../../day-ms.ts';
import { createTestApp } from '../../http/test-app.ts';
import { writeTestFacts } from '../questions/testing/write-test-facts.ts';
import { rateMatches } from '../ratings/rate-matches.ts';
import { createStranger } from './testing/create-stranger.ts';
import { createUploadForm, openBothBackEnds, type Tokens } from './testing/open-both-back-ends.ts';

const DATA_END = Date.UTC(2026, 4, 7, 20);
const server = await createTestApp(() => {}, { SCRAPBOARD_RATE_LIMITS: 'off' });
const bothBackEnds = await openBothBackEnds(server);
const { demo, backEnds, compare, compareAllPages } = bothBackEnds;
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
const uploads: string[] = [];
/** The tokens of an account at each back end that owns all uploads. */
let ownerTokens: Tokens;

beforeAll(async () => {
  ownerTokens = await bothBackEnds.signUp('owner@example.org');
  for (const session of sessions) uploads.push(await bothBackEnds.upload(session, ownerTokens));
  await rateMatches(server.pool);
  await writeTestFacts(server.deps);
}, 300_000);

const fetchAllPlayers = () =>
  compare<PlayersPage>('/api/players?limit=100').then(({ data }) => data.players);

test('the simulated world is large enough to compare', async () => {
  const players = await fetchAllPlayers();
  expect(players.length).toBeGreaterThan(15);
  expect(players.some(({ games }) => games >= 20)).toBe(true);
});

test('uploads give the same matches and the same responses', async () => {
  for (const id of uploads) {
    const expected = (await server.app.inject(`/api/uploads/${id}`)).json<Upload>();
    const { body } = await demo.call(`GET /api/uploads/${id}`);
    expect(body).toEqual({ ...expected, receivedAt: body.receivedAt });
  }
  const { matches } = (await demo.call(`GET /api/uploads/${uploads[0]}`)).body as Upload;
  expect(matches.length).toBeGreaterThan(0);
});

test.each(['lastSeen', 'nickname', 'games', 'winRate', 'mmr'])(
  'the list of players by %s is the same on every page, ascending and descending',
  async (sort) => {
    for (const direction of ['asc', 'desc']) {
      for (const search of ['', 'a', 'er']) {
        await compareAllPages(
          `/api/players?sort=${sort}&direction=${direction}&limit=9&search=${search}`,
        );
      }
      for (const search of ['', 'a']) {
        await compareAllPages(
          `/api/players?sort=${sort}&direction=${direction}&limit=4&search=${search}&minGames=12`,
        );
      }
    }
  },
);

test('the list of players seen since a day is the same on every page', async () => {
  for (const query of ['sort=games', 'sort=mmr&search=e']) {
    await compareAllPages(`/api/players?seenSince=2026-05-01&limit=4&${query}`);
  }
});

test('the MMR leaderboard is the same on every page', async () => {
  const lists = ['ranked', 'provisional', 'inactive'].map((status) => `status=${status}`);
  let playerCount = 0;
  for (const list of lists) {
    const { data } = await compare<MmrBoard>(`/api/mmr?limit=100&${list}`);
    playerCount += data.players.length;
    for (const limit of [1, 4, 100]) await compareAllPages(`/api/mmr?limit=${limit}&${list}`);
    await compareAllPages(`/api/mmr?limit=3&minGames=10&${list}`);
    for (const filter of ['partySize=1', 'region=eu', 'minPowerScore=5000', 'activeWithin=20']) {
      await compareAllPages(`/api/mmr?limit=3&${list}&${filter}`);
    }
    for (const { id, rank } of data.players) {
      await compare(`/api/mmr?limit=2&${list}&player=${id}`);
      await compare(`/api/mmr?limit=3&${list}&rank=${rank}`);
    }
    for (const ladder of ['date=2026-03-20', 'season=2026-q1', 'season=2026-q2&date=2026-04-20']) {
      await compareAllPages(`/api/mmr?limit=5&${list}&${ladder}`);
    }
  }
  expect(playerCount).toBeGreaterThan(10);
});

test('rating distributions, histories and calibration are the same', async () => {
  const { data } = await compare<MmrSummary>('/api/mmr/summary');
  expect(data.days.length).toBeGreaterThan(3);
  expect(data.seasons.length).toBeGreaterThan(1);
  const ladders = ['', 'date=2026-03-20', 'season=2026-q1', 'season=none'];
  const filters = ['partySize=1', 'region=eu&minGames=3', 'maxPowerScore=6000', 'activeWithin=20'];
  const selections = [...ladders, ...filters, 'date=2026-03-20&minPowerScore=5000'];
  for (const selection of selections) await compare(`/api/mmr/summary?${selection}`);
  for (const { id } of await fetchAllPlayers()) {
    for (const selection of selections) await compare(`/api/players/${id}/rating?${selection}`);
  }
  const calibration = await compare<MmrCalibration>('/api/mmr/calibration');
  expect(calibration.data.cells.length).toBeGreaterThan(3);
  for (const days of ['from=2026-03-10', 'to=2026-04-20', 'from=2026-03-10&to=2026-04-20']) {
    const { data: calibrationOfDays } = await compare<MmrCalibration>(
      `/api/mmr/calibration?${days}`,
    );
    expect(calibrationOfDays.cells.length).toBeGreaterThan(0);
    expect(calibrationOfDays.cells).not.toEqual(calibration.data.cells);
  }
});

test('boards of speed runs, their records and each player’s ranks are the same', async () => {
  const { data } = await compare<SpeedRunOverview>('/api/speed-runs');
  expect(data.raids.length).toBeGreaterThan(2);
  for (const filter of ['party=solo', 'party=party&maxPowerScore=9000', 'from=2026-03-01']) {
    await compare(`/api/speed-runs?${filter}`);
  }
  for (const { raid, mode } of data.raids) {
    const board = `/api/speed-runs/${mode.id}/${raid}`;
    await compareAllPages(`${board}?limit=2`);
    await compare(`${board}?party=party&maxPowerScore=9000`);
    await compare(`${board}/records`);
  }
  for (const { id } of await fetchAllPlayers()) {
    await compare(`/api/players/${id}/speed-runs`);
    await compare(`/api/players/${id}/speed-runs?partySize=1&region=eu`);
  }
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
  'every statistic of every player is the same, filtered by "%s"',
  async (filter) => {
    for (const { id } of await fetchAllPlayers()) {
      await compare(`/dev/profile/${id}?${filter}`);
      await compare(`/api/players/${id}/graphs?${filter}`);
      await compare(`/api/players/${id}/power-scores?${filter}`);
      await compare(`/api/players/${id}/played-with?${filter}`);
      await compare(`/api/players/${id}/medals?${filter}`);
      await compare(`/api/players/${id}/duels?${filter}`);
      await compare(`/api/players/${id}/parts?${filter}&group=weapon`);
      for (const by of ['category', 'mode', 'map']) {
        await compare(`/api/players/${id}/breakdown?${filter}&by=${by}`);
      }
      await compare(
        `/api/players/${id}/comparison?${filter}&againstFrom=2026-01-01&againstTo=2026-03-15`,
      );
      await compareAllPages(`/api/players/${id}/matches?${filter}&limit=7`);
    }
  },
  120_000,
);

test('player summaries and matches are the same', async () => {
  const matches = new Set<string>();
  for (const { id } of await fetchAllPlayers()) {
    await compare(`/api/players/${id}`);
    await compare(`/api/players/${id}/parts?group=cabin`);
    await compare(`/api/players/${id}/parts?group=movement`);
    await compare(`/api/players/${id}/medals?confirmed=2`);
    await compare(`/api/players/${id}/duels?confirmed=2`);
    const { data } = await compare<PlayerMatchesPage>(`/api/players/${id}/matches?limit=100`);
    for (const match of data.matches) matches.add(match.id);
    const [newest, second] = data.matches;
    for (const [filter, match] of [
      ['', newest],
      ['', second],
      ['?category=pvp', newest],
    ] as const) {
      if (match !== undefined)
        await compare(`/api/players/${id}/matches/${match.id}/adjacent${filter}`);
    }
  }
  expect(matches.size).toBeGreaterThan(40);
  for (const id of matches) await compare(`/api/matches/${id}`);
});

test('percentiles of players and matches are the same', async () => {
  // Cohorts are as old as the facts on the server, and always new in the browser.
  const comparePercentiles = async (path: string) => {
    const expected = (await server.app.inject(path)).json();
    const { body } = await demo.call(`GET ${path}`);
    expect({ ...body, asOf: '' }).toEqual({ ...expected, asOf: '' });
    return expected;
  };
  const matches = new Set<string>();
  for (const { id } of await fetchAllPlayers()) {
    for (const filter of filters)
      await comparePercentiles(`/api/players/${id}/percentiles?${filter}`);
    for (const by of breakdownPercentilesBy.options)
      await comparePercentiles(`/api/players/${id}/breakdown/percentiles?by=${by}`);
    const { data } = await compare<PlayerMatchesPage>(`/api/players/${id}/matches?limit=5`);
    for (const match of data.matches) matches.add(match.id);
  }
  let rankedCount = 0;
  for (const id of matches) {
    rankedCount += (await comparePercentiles(`/api/matches/${id}/percentiles`)).players.length;
  }
  expect(rankedCount).toBeGreaterThan(20);
  await compare('/api/players/nobody/percentiles');
  await compare('/api/matches/0000000000000/percentiles');
});

test.each([
  'facts=players&measures=games,winRate,matches,players,damageQuantiles,killsPerGame&by=mode',
  'facts=players&measures=appearances,humans,bots&bots=true&by=month,map&limit=1000',
  'facts=players&measures=games,damage&by=player&sort=-damage&limit=7',
  'facts=players&measures=games,winRate&by=build&party=solo&sort=-games&limit=20',
  'facts=players&measures=games&by=weekday,hour&zone=Europe/Berlin&limit=200',
  'facts=players&measures=games,winRate&by=build&notCarrying=Chassis_Wyvern&sort=-games&limit=20',
  'facts=parts&measures=uses,wins,damage,players,winRate&by=part&category=pvp&limit=500',
  'facts=parts&measures=uses,unusedGames&by=partKind,part&carried=true&limit=1000',
  'facts=parts&measures=uses,winRate&by=week&from=2026-02-01&to=2026-04-15&mode=8v8,6v6',
  'facts=rewards&measures=matches,amount,amountPerHour,fuelRate&by=mode,resource&limit=500',
  'facts=uploads&measures=uploads,uploaders,matches,newMatches,confirmations&by=month,source',
  // One of each page that asks questions.
  'facts=players&measures=games,duration&per=player,day&category=pvp',
  'facts=parts&measures=damage,kills,wins,losses,last&by=match,player,map&sort=-damage&limit=8',
  'facts=players&measures=matches&by=map&bin=roundsPerMatch:1&mode=clan-war&length=60-600',
  'facts=rewards&measures=games,value,queuedValuePerHour&prices=Gasoline:2,Plastic:0.5',
  'facts=players&measures=luck&by=mode',
])('the question %s has the same answer', async (question) => {
  const answer = await compareAnswers(`/api/questions?${question}`);
  expect(answer.rows ?? answer.fields).not.toEqual([]);
});

/** Compares answers from the facts, and returns the server’s. */
async function compareAnswers(path: string) {
  const serverResponse = await server.app.inject(path);
  const demoResponse = await demo.call(`GET ${path}`);
  // These always differ between the two.
  const mask = { asOf: '', version: '', requestId: '' };
  expect({ ...demoResponse.body, ...mask }).toEqual({ ...serverResponse.json(), ...mask });
  expect(demoResponse.status).toBe(serverResponse.statusCode);
  return serverResponse.json();
}

test.each([
  'kind=weapon&minGames=5',
  'kind=weapon&minGames=5&by=killsPerGame&from=2026-02-01&to=2026-04-15&mode=8v8,6v6',
  'kind=movement&minGames=5',
  'kind=weapon&minGames=5&by=winRate&weekday=1,2,3,4,5&zone=Europe/Berlin',
  'kind=cabin&minGames=5',
])('the leaders of %s are the same, with the ranks of each player', async (query) => {
  const ask = async (player: string): Promise<LeadersAnswer['leaders']> =>
    (await compareAnswers(`/api/leaders?${query}&player=${player}`)).leaders;
  const leaders = await ask('nobody');
  expect(leaders).not.toEqual([]);
  for (const { best, part } of leaders) {
    const ranked = (await ask(best.player.id)).find((leader) => leader.part.id === part.id);
    expect(ranked?.marked).toEqual({ player: best.player.id, rank: 1 });
  }
});

test('an invalid cursor of the matches gives the same error', async () => {
  const [player] = await fetchAllPlayers();
  await compare(`/api/players/${player?.id}/matches?cursor=made-up`);
});

test('parts and search results are the same', async () => {
  await compare('/api/schedule');
  await compare('/api/prices');
  await compare('/api/prices?kind=resource');
  await compare('/api/parts');
  await compare('/api/parts?kind=cabin');
  await compare('/api/recipes');
  await compare('/api/parts/CarPart_Gun_Plasma_Drill');
  await compare('/api/parts/CarPart_Gun_Photon_Lance');
  for (const q of ['a', 'er', 'spark', 'cannon', 'sand', 'x']) await compare(`/api/search?q=${q}`);
});

test('saved builds and questions are the same', async () => {
  const tokens = await bothBackEnds.signUp('builder@example.org');
  const ids = new Map<string, string[]>();
  const withoutIds = (text: string) =>
    JSON.parse(text.replaceAll(/"(id|requestId|savedAt)":"[^"]*"/g, '"$1":""'));
  /** Sends a call to both, whose body may contain the ids of what each has saved. */
  const send = async (name: CallName, createBody?: (saved: string[]) => object) => {
    const [first, second] = await Promise.all(
      backEnds.map(async ({ name: backEnd, call }) => {
        const savedIds = ids.get(backEnd) ?? [];
        const body = createBody?.(savedIds);
        const { status, text } = await call(name, body ? { body } : {}, tokens[backEnd]);
        const { id } = JSON.parse(text);
        if (typeof id === 'string') ids.set(backEnd, [...savedIds, id]);
        return { status, body: withoutIds(text) };
      }),
    );
    expect(second).toEqual(first);
    return first;
  };
  const saveBuild = (name: string, code: string) =>
    send('POST /api/account/builds', () => ({ name, code }));
  await saveBuild('Rammer', '1AAB');
  await saveBuild('Sniper', '1AAC');
  await saveBuild('Rammer', '1AAD');
  expect((await saveBuild('Broken', '1A'))?.status).toBe(400);
  expect((await send('GET /api/account/builds'))?.body.builds).toMatchObject([
    { name: 'Rammer', code: '1AAD' },
    { name: 'Sniper', code: '1AAC' },
  ]);
  const saveQuestion = (name: string, query: string) =>
    send('POST /api/account/questions', () => ({ name, query }));
  ids.clear();
  await saveQuestion('Maps', 'by=map');
  await saveQuestion('Modes', 'by=mode');
  await send('PUT /api/account/questions/pins', (saved) => ({ ids: saved.toReversed() }));
  await saveQuestion('Maps', 'by=map&chart=table');
  expect((await saveQuestion('Broken', '<>'))?.status).toBe(400);
  expect((await send('GET /api/account/questions'))?.body.questions).toMatchObject([
    { name: 'Maps', query: 'by=map&chart=table', pin: 1 },
    { name: 'Modes', query: 'by=mode', pin: 0 },
  ]);
});

test.each([
  '/api/players?limit=0',
  '/api/players?limit=101',
  '/api/players?sort=luck',
  '/api/players?seenSince=lately',
  '/api/players?cursor=made-up',
  '/api/mmr?limit=0',
  '/api/mmr?cursor=made-up',
  '/api/mmr?date=lately',
  '/api/mmr/calibration?from=2026-05',
  '/api/mmr/summary?activeWithin=0',
  '/api/players/nobody/rating',
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
  '/api/leaders',
  '/api/leaders?kind=frame',
  '/api/leaders?kind=weapon&minGames=4',
  '/api/leaders?kind=weapon&by=luck',
  '/api/leaders?kind=weapon&limit=5',
  '/api/leaders?kind=weapon&from=yesterday',
])('%s gives the same error', async (path) => {
  const { data } = await compare<{ code: string; message: string }>(path);
  expect(data.message).not.toBe('');
});

/** Returns the player with that ID and the pages on which they appear. */
async function findSubject(id: string, ownPlayer: string): Promise<Subject> {
  const { data: player } = await compare<Player>(`/api/players/${id}`);
  const { data: page } = await compare<PlayerMatchesPage>(`/api/players/${id}/matches`);
  const { data: playedWith } = await compare<PlayedWith>(`/api/players/${id}/played-with`);
  const otherPlayer =
    playedWith.players.find((row) => row.player.id !== ownPlayer)?.player.id ?? '';
  const matchId = page.matches[0]?.id ?? '';
  const responses = await Promise.all(
    uploads.map((upload) => server.app.inject(`/api/uploads/${upload}`)),
  );
  const isOwn = ({ localPlayers }: Upload) => localPlayers.some((local) => local.id === id);
  const uploadId = responses.map((response) => response.json<Upload>()).find(isOwn)?.id ?? '';
  return { id, nickname: player.nickname, matchId, otherPlayer, ownPlayer, uploadId };
}

test('a call that requires a token is refused without one by both back ends', async () => {
  const subject = await findSubject(sessions[0]?.uploader.id ?? '', '');
  const tokenCalls = callNames.filter((call) => operationOf(call).token === 'required');
  expect(tokenCalls.length).toBeGreaterThan(10);
  for (const { name, call } of backEnds) {
    for (const operation of tokenCalls) {
      const [input = {}] = probes[operation](subject);
      const { status, text } = await call(operation, input);
      expect([name, operation, status, JSON.parse(text).code]).toEqual([
        name,
        operation,
        401,
        'token_missing',
      ]);
    }
  }
});

test('no response contains fractions of a second of a match time, which would reveal its secret guid', async () => {
  const uploaderId = sessions[0]?.uploader.id ?? '';
  const subject = await findSubject(uploaderId, uploaderId);
  const firstPageInput = { params: { id: uploaderId }, query: { limit: 1 } };
  for (const { name, call } of backEnds) {
    const texts = [
      (await call('GET /api/players', { query: { limit: 1 } })).text,
      (await call('GET /api/players/{id}/matches', firstPageInput)).text,
    ];
    for (const operation of callNames) {
      if (!operation.startsWith('GET ')) continue;
      if (name === 'demo' && operationOf(operation).serverOnly === true) continue;
      for (const input of probes[operation](subject))
        texts.push((await call(operation, input, ownerTokens[name])).text);
    }
    const cursors = texts.flatMap((text) =>
      [...text.matchAll(/"nextCursor":"([\w-]+)"/g)].map(([, cursor = '']) =>
        Buffer.from(cursor, 'base64url').toString(),
      ),
    );
    expect(cursors.length).toBeGreaterThan(1);
    const times = [...texts, ...cursors]
      .flatMap((text) => text.match(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d+Z/g) ?? [])
      .filter((time) => Date.parse(time) < DATA_END);
    expect(times.length).toBeGreaterThan(100);
    expect([name, times.filter((time) => !/\.0+Z$/.test(time))]).toEqual([name, []]);
  }
});

test('no call of either back end reveals a hidden player to a stranger', async () => {
  const homePlayer =
    (JSON.parse((await backEnds[0].call('GET /api/status', {})).text) as Status).player ?? '';
  const { tokens, ownPlayer, session } = await createStranger(bothBackEnds, sessions, homePlayer);
  const subject = await findSubject(homePlayer, ownPlayer);
  const sharedOperations = callNames.filter(
    (operation) => operationOf(operation).serverOnly !== true,
  );
  for (const { name, call } of backEnds) {
    const operations = name === 'server' ? callNames : sharedOperations;
    const findCalls = (token: string) =>
      findRevealingCalls(subject, operations, (operation, input) => {
        const isUpload = operation === 'POST /api/uploads';
        return call(operation, isUpload ? { body: createUploadForm(session) } : input, token);
      });
    // Shows that the calls would find the player if they were not hidden.
    const namingCalls = operations.filter(
      (operation) => !['none', 'unfiltered'].includes(operationOf(operation).players),
    );
    expect([name, await findCalls(tokens[name])]).toEqual([name, namingCalls.toSorted()]);
    const owner = ownerTokens[name];
    await call('POST /api/account/players', { body: { id: homePlayer } }, owner);
    await call(
      'PUT /api/account/players/{id}',
      { params: { id: homePlayer }, body: { hidden: true } },
      owner,
    );
    // The first run ended by signing out.
    const signIn = await call('POST /api/auth/sign-in', {
      body: createSignUpBody('stranger@example.org'),
    });
    expect([name, await findCalls(JSON.parse(signIn.text).accessToken)]).toEqual([name, []]);
  }
}, 60_000);
