import {
  type Match,
  type MatchHistoryEntry,
  match,
  type PlayerMatchesPage,
  type PlayersPage,
  parseProfile,
  playedWith,
  player,
  playerGraphs,
  playerMatchesPage,
  playerParts,
  playerPowerScores,
  playersPage,
  profile,
  searchAnswer,
  speedRunOverview,
  status,
} from '@scrapboard/contract';
import { beforeAll, expect, test } from 'vitest';
import type { ZodMiniType } from 'zod/mini';
import { createAccountsState } from '../auth/accounts-state.ts';
import { createMemoryStore } from '../framework/stored-value.ts';
import { NOW, openSample } from './testing/open-sample.ts';

const { call } = openSample();

async function get<T>(path: string): Promise<T> {
  const { status, body } = await call(`GET ${path}`);
  if (status !== 200) throw new Error(`${path}: ${status} ${JSON.stringify(body)}`);
  return body;
}

let homePlayerId = '';
beforeAll(async () => {
  homePlayerId = (await get<{ player: string }>('/api/status')).player;
});

async function allMatches(id: string, filter = ''): Promise<MatchHistoryEntry[]> {
  const rows: MatchHistoryEntry[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const cursorParameter: string = cursor === '' ? '' : `&cursor=${cursor}`;
    const page: PlayerMatchesPage = await get(
      `/api/players/${id}/matches?limit=30&${filter}${cursorParameter}`,
    );
    rows.push(...page.matches);
    cursor = page.nextCursor;
  }
  return rows;
}

test('every answer matches the contract', async () => {
  const [first] = await allMatches(homePlayerId);
  const answers: [string, ZodMiniType][] = [
    ['/api/status', status],
    ['/api/speed-runs', speedRunOverview],
    ['/api/search?q=a', searchAnswer],
    ['/api/players', playersPage],
    [`/api/players/${homePlayerId}`, player],
    [`/dev/profile/${homePlayerId}`, profile],
    [`/api/players/${homePlayerId}/matches`, playerMatchesPage],
    [`/api/players/${homePlayerId}/graphs`, playerGraphs],
    [`/api/players/${homePlayerId}/parts?group=weapon`, playerParts],
    [`/api/players/${homePlayerId}/power-scores`, playerPowerScores],
    [`/api/players/${homePlayerId}/played-with`, playedWith],
    [`/api/matches/${first?.id}`, match],
  ];
  for (const [path, schema] of answers)
    expect(schema.safeParse(await get(path)).error).toBe(undefined);
});

test('the sample always looks as if it had just been played', async () => {
  const { newestMatchAt, updatedAt, demo, matches } = await get<{
    newestMatchAt: string;
    updatedAt: string;
    matches: number;
    demo: object;
  }>('/api/status');
  for (const at of [newestMatchAt, updatedAt]) {
    expect(Date.parse(at)).toBeLessThanOrEqual(NOW);
    expect(Date.parse(at)).toBeGreaterThan(NOW - 3 * 3_600_000);
  }
  expect(demo).toEqual({ filling: false, matches, totalMatches: matches });
});

test('a profile is the sum of the matches in the list', async () => {
  for (const filter of ['', 'mode=8v8', 'category=pve']) {
    const rows = await allMatches(homePlayerId, filter);
    const ended = rows.filter(({ result }) => result !== 'unfinished');
    const sum = (getValue: (row: MatchHistoryEntry) => number) =>
      Math.round(ended.reduce((total, row) => total + Math.round(getValue(row) * 100), 0) / 100);
    const numbers = parseProfile(await get(`/dev/profile/${homePlayerId}?${filter}`));
    expect(ended.length).toBeGreaterThan(0);
    expect(numbers).toMatchObject({
      games: ended.length,
      record_count: rows.length,
      wins: ended.filter(({ result }) => result === 'win').length,
      tot_kills: sum(({ kills }) => kills),
      tot_damage: sum(({ damage }) => damage),
      tot_score: sum(({ score }) => score),
      max_kills: Math.max(...ended.map(({ kills }) => kills)),
    });
  }
});

test('a filter selects as many matches as its menu entry shows', async () => {
  const all = await allMatches(homePlayerId);
  const { options } = await get<{
    options: Record<'modes' | 'maps', { id: string; matches: number }[]>;
  }>(`/api/players/${homePlayerId}`);
  for (const [kind, key] of [
    ['modes', 'mode'],
    ['maps', 'map'],
  ] as const) {
    const [mostPlayed] = options[kind];
    const selected = await allMatches(homePlayerId, `${key}=${mostPlayed?.id}`);
    expect(selected).toHaveLength(mostPlayed?.matches ?? 0);
    expect(selected.every((row) => row[key].id === mostPlayed?.id)).toBe(true);
    expect(selected.length).toBeLessThan(all.length);
  }
  const total = options.modes.reduce((sum, { matches }) => sum + matches, 0);
  expect(total).toBe(all.length);
});

test('players are sorted and paged without repetition', async () => {
  const ids: string[] = [];
  const ratings: number[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const cursorParameter: string = cursor === '' ? '' : `&cursor=${cursor}`;
    const page: PlayersPage = await get(`/api/players?sort=mmr&limit=11${cursorParameter}`);
    ids.push(...page.players.map(({ id }) => id));
    ratings.push(...page.players.map(({ mmr }) => mmr));
    expect(page.total).toBeGreaterThan(20);
    cursor = page.nextCursor;
  }
  expect(new Set(ids).size).toBe(ids.length);
  expect(ratings).toEqual(ratings.toSorted((a, b) => b - a));
});

test('a match agrees with its players’ match histories', async () => {
  const [row] = await allMatches(homePlayerId);
  const played = await get<Match>(`/api/matches/${row?.id}`);
  const ownRow = played.players.find(({ id }) => id === homePlayerId);
  expect(ownRow).toMatchObject({
    kills: row?.kills,
    damage: row?.damage,
    score: row?.score,
    mmrChange: row?.mmrChange,
  });
});

test('a hidden player is only found by their owner', async () => {
  const [row] = await allMatches(homePlayerId);
  const openStoredValue = createMemoryStore();
  const demo = openSample(openStoredValue);
  const owner = await demo.signUp();
  await openStoredValue('accounts', createAccountsState).change(({ claims, hidden }) => {
    claims.push({ accountId: owner.user.id, playerId: homePlayerId, linked: true });
    hidden.push(homePlayerId);
  });
  const idsOf = (players: { id: string | null }[]) => players.map(({ id }) => id);
  const other = await demo.call(`GET /api/players/${homePlayerId}`);
  expect([other.status, other.body.message]).toEqual([404, 'No player with this ID was found.']);
  const seen = await demo.call(`GET /api/matches/${row?.id}`);
  expect(idsOf(seen.body.players)).not.toContain(homePlayerId);
  expect(JSON.stringify(seen.body)).toContain('Hidden player');
  const list = await demo.call('GET /api/players?limit=100');
  expect(idsOf(list.body.players)).not.toContain(homePlayerId);
  expect((await demo.call('GET /api/status')).body.player).not.toBe(homePlayerId);
  const ownResponse = await demo.call(`GET /api/players/${homePlayerId}`, {
    token: owner.accessToken,
  });
  expect(ownResponse.status).toBe(200);
});
