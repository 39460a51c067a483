import { type Profile, parseProfile, profile } from '@scrapboard/contract';
import type { LogMatch, LogPlayer } from '@scrapboard/match-log';
import { beforeAll, expect, test } from 'vitest';
import { createTestApp } from '../../http/test-app.ts';
import { cutOff, makeMatch } from '../store/testing/make-match.ts';
import { storeUpload } from '../store/testing/uploads.ts';

const { app, get, writeAndAwaitChange, pool } = await createTestApp();

const matches: LogMatch[] = Array.from({ length: 40 }, (_, i) => {
  const match = makeMatch({ seed: i + 1, population: 12 });
  return i % 9 === 8 ? cutOff(match) : match;
});
const PLAYER_ID = '7';
const playedMatches = matches.flatMap((match) => {
  const player = match.players.find((seat) => seat.id === PLAYER_ID);
  return player === undefined ? [] : [{ match, player }];
});

beforeAll(async () => {
  await storeUpload(pool, { id: 'first', matches });
});

/** Computes a profile from the matches themselves, by the definitions in the glossary. */
function computeExpectedProfile(
  selectedMatches: { match: LogMatch; player: LogPlayer }[],
): Partial<Profile> {
  const finishedMatches = selectedMatches.filter(({ match }) => match.finish !== null);
  const valuesOf = (select: (entry: (typeof finishedMatches)[number]) => number) =>
    finishedMatches.map(select);
  const sum = (numbers: number[]) => numbers.reduce((a, b) => a + b, 0);
  const wins = finishedMatches.filter(
    ({ match, player }) => match.finish?.winnerTeam === player.team,
  ).length;
  const draws = finishedMatches.filter(({ match }) => match.finish?.winnerTeam === 0).length;
  const folds = {
    kills: valuesOf(({ player }) => player.kills),
    damage: valuesOf(({ player }) => player.damage),
    damage_rec: valuesOf(({ player }) => player.damageRec),
    cabin_damage: valuesOf(({ player }) => player.cabinDamage),
    score: valuesOf(({ player }) => player.score),
    duration: valuesOf(({ match }) => match.finish?.battleTime ?? 0),
  };
  const divisorOf = (name: string) =>
    name.includes('damage') ? 100 : name === 'duration' ? 10 : 1;
  return {
    games: String(finishedMatches.length),
    wins: String(wins),
    draws: String(draws),
    losses: String(finishedMatches.length - wins - draws),
    rounds: String(finishedMatches.length),
    mvp: String(sum(valuesOf(({ player }) => player.mvp))),
    record_count: String(selectedMatches.length),
    ...Object.fromEntries(
      Object.entries(folds).flatMap(([name, numbers]) => [
        [`tot_${name}`, String(Math.round(sum(numbers) / divisorOf(name)))],
        [`min_${name}`, String(Math.round(Math.min(...numbers) / divisorOf(name)))],
        [`max_${name}`, String(Math.round(Math.max(...numbers) / divisorOf(name)))],
      ]),
    ),
  };
}

test('a profile is the fold of all matches, with every field an integer as text', async () => {
  const body = await get<Profile>(`/dev/profile/${PLAYER_ID}`);
  expect(profile.parse(body)).toEqual(body);
  expect(body).toMatchObject(computeExpectedProfile(playedMatches));
  expect(parseProfile(body).mmr).toBeGreaterThan(0);
});

test('filters select matches and change nothing else', async () => {
  const unfilteredProfile = await get<Profile>(`/dev/profile/${PLAYER_ID}`);
  expect(await get(`/dev/profile/${PLAYER_ID}?from=2000-01-01`)).toEqual(unfilteredProfile);
  const oldTownMatches = playedMatches.filter(({ match }) => match.map === 'old_town');
  expect(oldTownMatches.length).toBeGreaterThan(3);
  expect(await get(`/dev/profile/${PLAYER_ID}?map=old_town`)).toMatchObject({
    ...computeExpectedProfile(oldTownMatches),
    mmr: unfilteredProfile.mmr,
  });
  const matchesInStrongVehicles = playedMatches.filter(({ player }) => player.powerScore >= 6000);
  expect(await get(`/dev/profile/${PLAYER_ID}?minPowerScore=6000`)).toMatchObject(
    computeExpectedProfile(matchesInStrongVehicles),
  );
  const matchesInPairs = playedMatches.filter(({ player }) => player.partySize === 2);
  expect(await get(`/dev/profile/${PLAYER_ID}?partySize=2&category=pvp`)).toMatchObject(
    computeExpectedProfile(matchesInPairs),
  );
  const clanWarMatches = playedMatches.filter(({ match }) => match.mode.mode === 'clan-war');
  expect(await get(`/dev/profile/${PLAYER_ID}?mode=clan-war`)).toMatchObject(
    computeExpectedProfile(clanWarMatches),
  );
});

test('a range includes its whole first and last day', async () => {
  const dayOf = (match: LogMatch) => new Date(match.startedAt).toISOString().slice(0, 10);
  const days = playedMatches.map(({ match }) => dayOf(match)).sort();
  const [from, to] = [days[2], days.at(-3)] as [string, string];
  const selectedMatches = playedMatches.filter(
    ({ match }) => dayOf(match) >= from && dayOf(match) <= to,
  );
  expect(await get(`/dev/profile/${PLAYER_ID}?from=${from}&to=${to}`)).toMatchObject(
    computeExpectedProfile(selectedMatches),
  );
});

test('a filter without matches gives zeros and the unchanged rating', async () => {
  const body = parseProfile(await get<Profile>(`/dev/profile/${PLAYER_ID}?map=nowhere`));
  expect(body).toMatchObject({ games: 0, min_kills: 0, max_damage: 0, record_count: 0 });
  expect(body.mmr).toBe(parseProfile(await get<Profile>(`/dev/profile/${PLAYER_ID}`)).mmr);
});

test('counts only the player’s own uploads', async () => {
  const match = playedMatches[0]?.match as LogMatch;
  const ownMatch = { ...match, context: { ...match.context, localPlayer: PLAYER_ID } };
  await writeAndAwaitChange(() => storeUpload(pool, { id: 'own upload', matches: [ownMatch] }));
  expect(await get(`/dev/profile/${PLAYER_ID}`)).toMatchObject({ upload_count: '1' });
  expect(await get(`/dev/profile/${PLAYER_ID}?map=${match.map}`)).toMatchObject({
    upload_count: '1',
  });
  expect(await get(`/dev/profile/${PLAYER_ID}?map=nowhere`)).toMatchObject({ upload_count: '0' });
});

test.each(['/dev/profile/999', '/dev/profile/999?category=pvp'])(
  'does not find an unknown player: %s',
  async (url) => {
    const response = await app.inject(url);
    expect(response.statusCode).toBe(404);
    expect(response.json()).toEqual({
      code: 'not_found',
      message: 'No player with this ID was found.',
      requestId: response.headers['x-request-id'],
    });
  },
);

test.each([
  ['/dev/profile/a%20b', /^Invalid path\. id: /],
  [`/dev/profile/${PLAYER_ID}?category=x`, /^Invalid query\. category: /],
  [`/dev/profile/${PLAYER_ID}?from=yesterday`, /^Invalid query\. from: /],
  [`/dev/profile/${PLAYER_ID}?minPowerScore=-1`, /minPowerScore: Too small/],
  [`/dev/profile/${PLAYER_ID}?partySize=1.5`, /partySize: /],
])('%s is a bad request that says why', async (url, message) => {
  const response = await app.inject(url);
  expect(response.statusCode).toBe(400);
  expect(response.json()).toMatchObject({
    code: 'bad_request',
    message: expect.stringMatching(message),
  });
});

test.each([`/dev/profile/${PLAYER_ID}`, `/dev/profile/${PLAYER_ID}?map=old_town`])(
  'an unchanged profile is not sent again: %s',
  async (url) => {
    const first = await app.inject(url);
    const etag = String(first.headers.etag);
    expect(first.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(first.headers['cache-control']).toBe('no-cache');
    const conditionalResponse = await app.inject({ url, headers: { 'if-none-match': etag } });
    expect([
      conditionalResponse.statusCode,
      conditionalResponse.body,
      conditionalResponse.headers.etag,
    ]).toEqual([304, '', etag]);
    const headResponse = await app.inject({ url, method: 'HEAD' });
    expect([headResponse.statusCode, headResponse.body, headResponse.headers.etag]).toEqual([
      200,
      '',
      etag,
    ]);
    const otherEtagResponse = await app.inject({ url, headers: { 'if-none-match': '"other"' } });
    expect(otherEtagResponse.body).toBe(first.body);
  },
);

test('after an upload the cached response and its ETag are new', async () => {
  const url = `/dev/profile/${PLAYER_ID}`;
  const firstResponse = await app.inject(url);
  const games = parseProfile(firstResponse.json()).games;
  const newMatches = Array.from({ length: 3 }, (_, i) =>
    makeMatch({ seed: 900 + i, population: 8, humans: 8 }),
  );
  await writeAndAwaitChange(() => storeUpload(pool, { id: 'later', matches: newMatches }));
  const secondResponse = await app.inject({
    url,
    headers: { 'if-none-match': String(firstResponse.headers.etag) },
  });
  expect(secondResponse.statusCode).toBe(200);
  expect(parseProfile(secondResponse.json()).games).toBe(games + 3);
  expect(secondResponse.json()).toEqual(await get(url, { 'cache-control': 'no-cache' }));
});

test('a player who was unknown is found once a match of theirs is stored', async () => {
  expect((await app.inject('/dev/profile/500')).statusCode).toBe(404);
  const match = makeMatch({ seed: 77, humans: 2, population: 2, bots: 0 });
  const newcomerMatch = {
    ...match,
    players: match.players.map((seat) => ({ ...seat, id: `50${seat.id}` })),
  };
  const id = newcomerMatch.players[0]?.id;
  expect((await app.inject(`/dev/profile/${id}`)).statusCode).toBe(404);
  await writeAndAwaitChange(() => storeUpload(pool, { id: 'newcomer', matches: [newcomerMatch] }));
  expect(await get(`/dev/profile/${id}`)).toMatchObject({ games: '1' });
});

test('concurrent requests get their own profiles', async () => {
  const { rows } = await pool.query<{ player_id: string; games: number }>(
    'select player_id, games from player_fold',
  );
  const bodies = await Promise.all(
    rows.map((row) =>
      get<Profile>(`/dev/profile/${row.player_id}`, { 'cache-control': 'no-cache' }),
    ),
  );
  expect(bodies.map((body) => Number(body.games))).toEqual(rows.map((row) => row.games));
});
