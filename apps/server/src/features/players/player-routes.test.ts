import type {
  AdjacentMatches,
  Duel,
  PlayedWith,
  Player,
  PlayerDuels,
  PlayerGraphs,
  PlayerMatchesPage,
  PlayerMedals,
  PlayerParts,
  PlayerPowerScores,
} from '@scrapboard/contract';
import type { LogMatch, LogPlayer } from '@scrapboard/match-log';
import { beforeAll, expect, test } from 'vitest';
import { createTestApp } from '../../http/test-app.ts';
import { cutOff, makeMatch } from '../store/testing/make-match.ts';
import { storeUpload } from '../store/testing/uploads.ts';
import { fetchPlayerDuels } from './fetch-player-duels.ts';

const { app, get, pool } = await createTestApp();
/** A separate app for tests that add matches. */
const mutableApp = await createTestApp();

const PLAYER_ID = '7';
const matches: LogMatch[] = Array.from({ length: 60 }, (_, i) => {
  const match = makeMatch({ seed: i + 1, population: 14 });
  return i % 11 === 10 ? cutOff(match) : match;
});
const playedMatches = matches.flatMap((match) => {
  const player = match.players.find((seat) => seat.id === PLAYER_ID);
  return player === undefined ? [] : [{ match, player }];
});
const finishedMatches = playedMatches.filter(({ match }) => match.finish !== null);
const sum = (numbers: number[]) => numbers.reduce((a, b) => a + b, 0);
const isWin = ({ match, player }: { match: LogMatch; player: LogPlayer }) =>
  match.finish?.winnerTeam === player.team;

beforeAll(async () => {
  await storeUpload(pool, { id: 'first', matches });
  await mutableApp.writeAndAwaitChange(() =>
    storeUpload(mutableApp.pool, { id: 'first', matches }, 100),
  );
});

test('a player has names, first and last seen times, counts and filter options', async () => {
  const player = await get<Player>(`/api/players/${PLAYER_ID}`);
  const starts = playedMatches.map(({ match }) => match.startedAt);
  expect(player).toMatchObject({
    id: PLAYER_ID,
    firstSeenAt: new Date(Math.min(...starts)).toISOString(),
    lastSeenAt: new Date(Math.max(...starts)).toISOString(),
    recordCount: playedMatches.length,
    uploadCount: 0,
    linked: { matches: playedMatches.length, uploads: 0 },
  });
  const names = Map.groupBy(playedMatches, ({ player }) => player.nickname);
  expect(Object.fromEntries(player.nicknames.map((n) => [n.nickname, n.matches]))).toEqual(
    Object.fromEntries([...names].map(([name, entries]) => [name, entries.length])),
  );
  const teammates = playedMatches.flatMap(({ match, player: self }) =>
    match.players
      .filter((p) => !p.bot && p.team === self.team && p.id !== PLAYER_ID)
      .map((p) => p.id),
  );
  expect(player.linked.teammates).toBe(new Set(teammates).size);
  const byMap = Map.groupBy(playedMatches, ({ match }) => match.map);
  expect(new Map(player.options.maps.map((map) => [map.id, map.matches]))).toEqual(
    new Map([...byMap].map(([map, entries]) => [map, entries.length])),
  );
  expect(player.options.categories).toEqual([
    { id: 'pvp', name: 'PvP', matches: playedMatches.length },
  ]);
  expect(sum(player.options.modes.map((mode) => mode.matches))).toBe(playedMatches.length);
  expect(player.options.modes.find((mode) => mode.id === 'clan-war')).toMatchObject({
    category: 'pvp',
    name: expect.stringMatching(/clan war/i),
  });
  expect(player.options.regions).toEqual([]);
  expect(player.options.partySizes.map(({ size }) => size)).toEqual([1, 2]);
});

test('the matches of a player are newest first, with their numbers in each', async () => {
  const { matches: rows, nextCursor } = await get<PlayerMatchesPage>(
    `/api/players/${PLAYER_ID}/matches?limit=100`,
  );
  expect(nextCursor).toBeNull();
  const expected = playedMatches.toSorted((a, b) => b.match.startedAt - a.match.startedAt);
  expect(rows.map((row) => row.startedAt)).toEqual(
    expected.map(({ match }) => new Date(match.startedAt).toISOString()),
  );
  for (const [i, { match, player }] of expected.entries()) {
    expect(rows[i]).toMatchObject({
      map: { id: match.map },
      kills: player.kills,
      damage: player.damage / 100,
      powerScore: player.powerScore,
      partySize: player.partySize,
      result:
        match.finish === null
          ? 'unfinished'
          : match.finish.winnerTeam === 0
            ? 'draw'
            : match.finish.winnerTeam === player.team
              ? 'win'
              : 'loss',
      duration: (match.finish?.battleTime ?? 0) / 10,
      mvp: player.mvp > 0,
    });
  }
});

test('matches added between pages neither repeat nor skip rows', async () => {
  const rows: PlayerMatchesPage['matches'] = [];
  let cursor: string | null = '';
  for (let page = 1; cursor !== null; page++) {
    const next: PlayerMatchesPage = await mutableApp.get(
      `/api/players/${PLAYER_ID}/matches?limit=4${cursor ? `&cursor=${cursor}` : ''}`,
    );
    rows.push(...next.matches);
    cursor = next.nextCursor;
    // Adds one match newer than all, and one among the pages already read or still to come.
    const newerMatch = makeMatch({ seed: 5000 + page, at: Date.UTC(2026, 6, page), population: 8 });
    const olderMatch = makeMatch({
      seed: 6000 + page,
      at: Date.UTC(2026, 4, 20 - page),
      population: 8,
    });
    if (page <= 3)
      await storeUpload(mutableApp.pool, { id: `more ${page}`, matches: [newerMatch, olderMatch] });
  }
  expect(new Set(rows.map((row) => row.id)).size).toBe(rows.length);
  const listedStarts = new Set(rows.map((row) => row.startedAt));
  for (const { match } of playedMatches)
    expect(listedStarts).toContain(new Date(match.startedAt).toISOString());
});

test('each match has the previous and the next one, also among filtered matches', async () => {
  const matchesUrl = `/api/players/${PLAYER_ID}/matches`;
  const modeId = (await get<PlayerMatchesPage>(matchesUrl)).matches[0]?.mode.id ?? '';
  for (const filter of ['', `mode=${modeId}`]) {
    const { matches: page } = await get<PlayerMatchesPage>(`${matchesUrl}?limit=100&${filter}`);
    expect(page.length).toBeGreaterThan(2);
    for (const [index, { id }] of page.entries()) {
      const { previous, next } = await get<AdjacentMatches>(
        `${matchesUrl}/${id}/adjacent?${filter}`,
      );
      expect([next?.id, previous?.id]).toEqual([page[index - 1]?.id, page[index + 1]?.id]);
      expect(page[index + 1] ?? {}).toMatchObject(previous ?? {});
    }
  }
  expect((await app.inject(`${matchesUrl}/0000000000000/adjacent`)).statusCode).toBe(404);
});

test('graphs group finished matches into steps and bins', async () => {
  const query = '?to=2026-05-31';
  const graphs = await get<PlayerGraphs>(`/api/players/${PLAYER_ID}/graphs${query}`);
  const table = await get<PlayerMatchesPage>(`/api/players/${PLAYER_ID}/matches${query}&limit=100`);
  const games = table.matches.filter((row) => row.result !== 'unfinished');
  expect(graphs.step).toBe('day');
  expect(sum(graphs.form.map((point) => point.games))).toBe(games.length);
  expect(graphs.form.map((point) => point.at)).toEqual(
    graphs.form.map((point) => point.at).toSorted(),
  );
  for (const point of graphs.form) {
    const matchingGames = games.filter(
      (row) => row.startedAt.slice(0, 10) === point.at.slice(0, 10),
    );
    expect(point.winRate.count).toBe(matchingGames.filter((row) => row.result === 'win').length);
    expect(point.damage).toBeCloseTo(
      sum(matchingGames.map((row) => row.damage)) / matchingGames.length,
      6,
    );
    expect(point.kills).toBeCloseTo(
      sum(matchingGames.map((row) => row.kills)) / matchingGames.length,
      6,
    );
  }
  expect(sum(graphs.damage.map((bin) => bin.matches))).toBe(games.length);
  const damages = games.map((row) => row.damage).toSorted((a, b) => a - b);
  const middle = damages.length / 2;
  const median =
    ((damages[Math.ceil(middle) - 1] as number) + (damages[Math.floor(middle)] as number)) / 2;
  expect(graphs.median).toBeCloseTo(median, 6);
});

test('a long career has monthly steps, a short one daily steps', async () => {
  const player = '4000';
  const career = [0, 400, 800, 1200].map((days, i) => {
    const at = Date.UTC(2023, 0, 1) + days * 86_400_000;
    const match = makeMatch({ seed: 40 + i, at, humans: 2, population: 2 });
    return { ...match, players: match.players.map((p, n) => ({ ...p, id: `400${n}` })) };
  });
  await storeUpload(pool, { id: 'career', matches: career });
  expect(await get(`/api/players/${player}/graphs`)).toMatchObject({ step: 'month' });
  expect(await get(`/api/players/${player}/graphs?from=2024-01-01&to=2025-12-31`)).toMatchObject({
    step: 'week',
  });
  expect(await get(`/api/players/${player}/graphs?to=2023-01-31`)).toMatchObject({ step: 'day' });
  expect(await get(`/api/players/${player}/graphs?map=nowhere`)).toEqual({
    step: 'day',
    form: [],
    damage: [],
    median: null,
  });
});

test('parts are equal whether counted from folds or from rows, by group and with their share', async () => {
  const unfilteredParts = await get<PlayerParts>(`/api/players/${PLAYER_ID}/parts?group=weapon`);
  const filteredParts = await get<PlayerParts>(
    `/api/players/${PLAYER_ID}/parts?group=weapon&from=2000-01-01`,
  );
  expect(filteredParts).toEqual(unfilteredParts);
  expect(unfilteredParts.parts.map((row) => row.part.id).toSorted()).toEqual([
    'CarPart_Gun_A',
    'CarPart_Gun_B',
  ]);
  const earlyGames = finishedMatches.filter(({ match }) => match.startedAt < Date.UTC(2026, 4, 11));
  const parts = await get<PlayerParts>(
    `/api/players/${PLAYER_ID}/parts?group=weapon&to=2026-05-10&from=2026-05-01`,
  );
  const uses = earlyGames.flatMap((entry) => {
    const usedGuns = entry.player.parts.filter((use) => use.part.startsWith('CarPart_Gun_A'));
    return usedGuns.length > 0 ? [{ ...entry, usedGuns }] : [];
  });
  const gunRow = parts.parts.find((row) => row.part.id === 'CarPart_Gun_A');
  expect(parts.games).toBe(earlyGames.length);
  expect(gunRow).toMatchObject({
    games: uses.length,
    hits: sum(uses.flatMap(({ usedGuns }) => usedGuns.map((use) => use.hits))),
    damage: sum(uses.flatMap(({ usedGuns }) => usedGuns.map((use) => use.damage))) / 100,
  });
  expect(gunRow?.winRate.count).toBe(uses.filter(isWin).length);
  expect(await get(`/api/players/${PLAYER_ID}/parts?group=movement`)).toMatchObject({ parts: [] });
  const { statusCode } = await app.inject(`/api/players/${PLAYER_ID}/parts`);
  expect(statusCode).toBe(400);
});

test('every game is in its power score band', async () => {
  const { bands } = await get<PlayerPowerScores>(`/api/players/${PLAYER_ID}/power-scores`);
  const { matches: rows } = await get<PlayerMatchesPage>(
    `/api/players/${PLAYER_ID}/matches?limit=100`,
  );
  const games = rows.filter((row) => row.result !== 'unfinished');
  expect(sum(bands.map((band) => band.games))).toBe(games.length);
  for (const band of bands) {
    const matchingGames = games.filter(
      (row) =>
        row.powerScore >= band.from && row.powerScore < (band.to ?? Number.POSITIVE_INFINITY),
    );
    expect(band.games).toBe(matchingGames.length);
    expect(band.winRate.of).toBe(matchingGames.length);
    expect(band.scorePerGame).toBeCloseTo(
      sum(matchingGames.map((row) => row.score)) / matchingGames.length,
      6,
    );
  }
});

test('counts the players met by side, party and result', async () => {
  const query = '?to=2026-05-31&map=old_town';
  const { players, matches: matchesScanned } = await get<PlayedWith>(
    `/api/players/${PLAYER_ID}/played-with${query}`,
  );
  const matchRows = (
    await get<PlayerMatchesPage>(`/api/players/${PLAYER_ID}/matches${query}&limit=100`)
  ).matches;
  expect(matchesScanned).toBe(matchRows.length);
  const starts = new Set(matchRows.map((row) => row.startedAt));
  const entries = playedMatches.filter(({ match }) =>
    starts.has(new Date(match.startedAt).toISOString()),
  );
  const expectedIds = new Set(
    entries.flatMap(({ match }) =>
      match.players.filter((p) => !p.bot && p.id !== PLAYER_ID).map((p) => p.id),
    ),
  );
  expect(new Set(players.map((row) => row.player.id))).toEqual(expectedIds);
  for (const row of players) {
    const encounters = entries.flatMap((entry) => {
      const other = entry.match.players.find((p) => p.id === row.player.id);
      return other && entry.match.finish ? [{ ...entry, other }] : [];
    });
    const teammates = encounters.filter(({ player, other }) => player.team === other.team);
    expect(row.together).toMatchObject({
      of: teammates.length,
      count: teammates.filter(isWin).length,
    });
    expect(row.against.of).toBe(encounters.length - teammates.length);
    expect(row.inParty).toBe(
      teammates.filter(({ player, other }) => player.party !== null && player.party === other.party)
        .length,
    );
  }
});

test('counts in how many finished matches a player earned each medal', async () => {
  const answer = await get<PlayerMedals>(`/api/players/${PLAYER_ID}/medals`);
  expect(answer.matches).toBe(finishedMatches.length);
  const ids = new Set(finishedMatches.flatMap(({ player }) => Object.keys(player.medals)));
  expect(ids.size).toBeGreaterThan(0);
  expect(answer.medals).toHaveLength(ids.size);
  for (const { id, matches: medalMatches, count } of answer.medals) {
    const counts = finishedMatches.flatMap(({ player }) => player.medals[id] ?? []);
    expect([medalMatches, count], id).toEqual([counts.length, sum(counts)]);
  }
});

test('adds up what a player and each opponent did to each other', async () => {
  const { duels, matches } = await get<PlayerDuels>(`/api/players/${PLAYER_ID}/duels`);
  expect(matches).toBe(playedMatches.length);
  const expected = new Map<string, Omit<Duel, 'player' | 'modes' | 'squares'>>();
  const killsPerMatch = new Map<string, number[]>();
  for (const { match, player } of playedMatches) {
    const ownIndex = match.players.indexOf(player);
    match.players.forEach((other, index) => {
      if (other.bot || other.team === player.team) return;
      const totals = expected.get(other.id);
      const killsBy = (killer: number, victim: number) =>
        match.kills.filter((kill) => kill.killer === killer && kill.victim === victim).length;
      const damageFrom = (from: number, to: number) =>
        sum(
          match.damageMatrix
            .filter((edge) => edge.from === from && edge.to === to)
            .map(({ damage }) => damage / 100),
        );
      const kills = killsBy(ownIndex, index);
      killsPerMatch.set(other.id, [...(killsPerMatch.get(other.id) ?? []), kills]);
      expected.set(other.id, {
        matches: (totals?.matches ?? 0) + 1,
        kills: (totals?.kills ?? 0) + kills,
        deaths: (totals?.deaths ?? 0) + killsBy(index, ownIndex),
        damageDealt: (totals?.damageDealt ?? 0) + damageFrom(ownIndex, index),
        damageReceived: (totals?.damageReceived ?? 0) + damageFrom(index, ownIndex),
      });
    });
  }
  expect(duels.length).toBeGreaterThan(3);
  expect(sum(duels.map(({ kills }) => kills))).toBeGreaterThan(0);
  for (const { player, modes, damageDealt, damageReceived, squares, ...counts } of duels) {
    expect(squares.kills).toBe(
      sum((killsPerMatch.get(player.id) ?? []).map((kills) => kills ** 2)),
    );
    expect(squares.damageDealt).toBeGreaterThanOrEqual(damageDealt ** 2 / counts.matches - 1e-6);
    expect(squares.damageDealt).toBeLessThanOrEqual(damageDealt ** 2 + 1e-6);
    expect(sum(modes.map(({ kills }) => kills))).toBe(counts.kills);
    expect(sum(modes.map((mode) => mode.damageDealt))).toBeCloseTo(damageDealt, 6);
    const {
      damageDealt: dealt,
      damageReceived: received,
      ...expectedCounts
    } = expected.get(player.id) ?? {};
    expect(counts).toEqual(expectedCounts);
    expect(damageDealt).toBeCloseTo(dealt ?? -1, 6);
    expect(damageReceived).toBeCloseTo(received ?? -1, 6);
  }
  const [first] = duels;
  const url = `/api/players/${PLAYER_ID}/duels?opponents=${first?.player.id}`;
  const { duels: selectedDuels } = await get<PlayerDuels>(url);
  expect(selectedDuels.map(({ player, kills }) => [player.id, kills])).toEqual([
    [first?.player.id, first?.kills],
  ]);
});

test('duels and medals count only matches that enough logs agree on', async () => {
  const ids = await pool.query<{ match_id: string }>(
    'select match_id from player_match where player_id = $1 and result is not null order by match_id limit 3',
    [PLAYER_ID],
  );
  const confirmedIds = ids.rows.map(({ match_id }) => match_id);
  await pool.query('update match set witnesses = 2 where id = any($1)', [confirmedIds]);
  for (const name of ['duels', 'medals']) {
    const read = (query: string) =>
      get<PlayerDuels | PlayerMedals>(`/api/players/${PLAYER_ID}/${name}${query}`);
    expect((await read('?confirmed=2')).matches, name).toBe(confirmedIds.length);
    expect(await read('?confirmed=1'), name).toEqual(await read(''));
  }
  await pool.query('update match set witnesses = 1');
});

test('matches against a hidden player are not counted when their ID is requested', async () => {
  const { duels } = await fetchPlayerDuels(pool, PLAYER_ID, {}, () => false);
  const opponents = duels[0]?.player.id ?? '';
  const fetch = (isHidden: boolean) =>
    fetchPlayerDuels(pool, PLAYER_ID, { opponents }, () => isHidden);
  expect((await fetch(false)).matches).toBeGreaterThan(0);
  expect(await fetch(true)).toEqual({ matches: 0, duels: [] });
});

test.each(['matches', 'graphs', 'parts?group=cabin', 'power-scores', 'played-with', 'duels', ''])(
  'unknown player: /api/players/999/%s is 404',
  async (page) => {
    const response = await app.inject(`/api/players/999/${page}`.replace(/\/$/, ''));
    expect([response.statusCode, response.json().code]).toEqual([404, 'not_found']);
  },
);

test.each([
  '/api/players?limit=0',
  '/api/players?limit=1000',
  '/api/players?sort=age',
  '/api/players?cursor=made-up',
  `/api/players?search=${'x'.repeat(65)}`,
  `/api/players/${PLAYER_ID}/matches?cursor=made-up`,
  `/api/players/${PLAYER_ID}/matches?from=2026-13-01`,
  '/api/players/%00',
])('%s is a bad request', async (url) => {
  const response = await app.inject(url);
  expect([response.statusCode, response.json().code]).toEqual([400, 'bad_request']);
});

test('a search accepts any text and does not treat it as a pattern', async () => {
  for (const search of ['%', '_', '\\', "'", '"', '%00', '🚗', ' ']) {
    const response = await app.inject(`/api/players?search=${encodeURIComponent(search)}`);
    expect([search, response.statusCode]).toEqual([search, 200]);
  }
  expect(await get('/api/players?search=%25')).toMatchObject({ players: [], total: 0 });
  expect((await app.inject('/api/players?search=a%00b')).statusCode).toBe(400);
});

test('returns 304 until the data changes', async () => {
  const url = `/api/players/${PLAYER_ID}`;
  const first = await mutableApp.app.inject(url);
  const headers = { 'if-none-match': String(first.headers.etag) };
  expect(first.headers['cache-control']).toBe('no-cache');
  const secondResponse = await mutableApp.app.inject({ url, headers });
  expect([secondResponse.statusCode, secondResponse.body]).toEqual([304, '']);
  const match = makeMatch({ seed: 4711, population: 8 });
  await mutableApp.writeAndAwaitChange(() =>
    storeUpload(mutableApp.pool, { id: 'one more', matches: [match] }),
  );
  expect((await mutableApp.app.inject({ url, headers })).statusCode).toBe(200);
});
