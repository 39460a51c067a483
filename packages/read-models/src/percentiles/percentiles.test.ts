import { defaultCatalogue } from '@scrapboard/catalogue';
import { ADVISED_NUMBERS, PLAYER_PERCENTILES } from '@scrapboard/contract';
import { matchNumbers } from '@scrapboard/contract/player-numbers';
import { expect, test } from 'vitest';
import { type Cohorts, createCohortTable } from './cohorts.ts';
import { type CohortRow, countCohorts, partsOfRow, rankedValue } from './count-cohorts.ts';
import { toBreakdownPercentiles } from './to-breakdown-percentiles.ts';
import { toMatchPercentiles } from './to-match-percentiles.ts';
import { type PlayedBand, toPlayerPercentiles } from './to-player-percentiles.ts';

const roles = new Map([
  ['gun', 'shotgun'],
  ['cannon', 'cannon'],
]);
const GAMES = 40;

/** A seeded generator, so that the numbers are the same everywhere (mulberry32). */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

interface Population {
  players: number;
  games?: number;
  seed?: number;
  /** Multiplies the damage of a player. */
  skillOf?(player: number): number;
  weaponOf?(player: number): string;
  powerScoreOf?(player: number): number;
}

const zeros = Object.fromEntries(matchNumbers.map(({ column }) => [column, 0]));

/** Returns matches whose numbers differ only by chance and by the players' skill. */
function makeRows(population: Population): CohortRow[] {
  const { players, games = GAMES, seed = 1, skillOf = () => 1 } = population;
  const random = createRandom(seed);
  const randomBelow = (n: number) => Math.floor(random() * n);
  return Array.from({ length: players * games }, (_, i) => {
    const player = Math.floor(i / games);
    const damage = Math.round(skillOf(player) * 300_000 * -Math.log(1 - random()));
    return {
      ...(zeros as Record<string, never>),
      ...{ player_id: String(player), mode: '8v8' },
      power_score: population.powerScoreOf?.(player) ?? 5000,
      result: randomBelow(2) === 0 ? -1 : 1,
      ...{
        kills: randomBelow(4),
        assists: randomBelow(5),
        deaths: randomBelow(2),
        mvp: randomBelow(8) === 0 ? 1 : 0,
      },
      ...{ damage, damage_rec: randomBelow(400_000), cabin_damage: randomBelow(50_000) },
      ...{ score: randomBelow(900), duration: 1000 + randomBelow(2000) },
      part_ids: [population.weaponOf?.(player) ?? 'gun'],
      part_damage: [damage],
    } as CohortRow;
  });
}

function cohortsOf(rows: readonly CohortRow[]): Cohorts {
  const { players, matches } = countCohorts(rows, roles);
  return {
    asOf: '2026-05-07T20:00:00.000Z',
    players: createCohortTable(players),
    matches: createCohortTable(matches),
  };
}

const byPlayer = new WeakMap<readonly CohortRow[], Map<string, CohortRow[]>>();

function rowsOf(rows: readonly CohortRow[], player: number): CohortRow[] {
  const groups = byPlayer.get(rows) ?? Map.groupBy(rows, ({ player_id }) => player_id);
  byPlayer.set(rows, groups);
  return groups.get(String(player)) ?? [];
}

function bandsPlayedBy(rows: readonly CohortRow[], player: number): PlayedBand[] {
  const ownRows = rowsOf(rows, player);
  const sumsOf = (convert: (value: number) => number) =>
    Object.fromEntries(
      PLAYER_PERCENTILES.map((name) => [
        name,
        ownRows.reduce((sum, row) => sum + convert(rankedValue(row, name)), 0),
      ]),
    ) as PlayedBand['sums'];
  const band = ownRows[0]?.power_score === 5000 ? 3 : 4;
  return [
    {
      ...{ mode: '8v8', band, games: ownRows.length, parts: ownRows.flatMap(partsOfRow) },
      sums: sumsOf((value) => value),
      squares: sumsOf((value) => value * value),
    },
  ];
}

function percentilesOf(rows: readonly CohortRow[], player: number, cohorts = cohortsOf(rows)) {
  const selected = bandsPlayedBy(rows, player);
  return toPlayerPercentiles({
    ...{ selected, all: selected, cohorts, roles },
    catalogue: defaultCatalogue,
  });
}

const numberOf = (answer: ReturnType<typeof percentilesOf>, wantedName: string) =>
  answer.numbers.find(({ name }) => name === wantedName);

test('percentiles of the members of a cohort are uniform, for every number', () => {
  const PLAYERS = 400;
  const rows = makeRows({ players: PLAYERS, seed: 2026 });
  const cohorts = cohortsOf(rows);
  const answers = Array.from({ length: PLAYERS }, (_, i) => percentilesOf(rows, i, cohorts));
  for (const name of PLAYER_PERCENTILES) {
    const percentiles = answers.map((answer) => numberOf(answer, name)?.percentile ?? -1);
    const maxEqualCount = Math.max(
      ...[...Map.groupBy(percentiles, (rank) => rank).values()].map(
        (equalRanks) => equalRanks.length,
      ),
    );
    for (let percent = 10; percent < 100; percent += 10) {
      const share = percentiles.filter((percentile) => percentile <= percent).length / PLAYERS;
      // Equal values have the middle of their ranks.
      const tolerance = 0.015 + maxEqualCount / PLAYERS / 2;
      expect(Math.abs(share - percent / 100), `${name} ${percent}%`).toBeLessThan(tolerance);
    }
  }
});

test('among players of equal skill, at most one in twenty gets advice', () => {
  const PLAYERS = 400;
  for (const games of [20, 80]) {
    const rows = makeRows({ players: PLAYERS, games, seed: 5 });
    const cohorts = cohortsOf(rows);
    const advised = Array.from({ length: PLAYERS }, (_, i) => i).filter(
      (player) => percentilesOf(rows, player, cohorts).advice !== null,
    );
    expect(advised.length / PLAYERS).toBeLessThanOrEqual(0.05);
  }
});

test('advice is about what a player is clearly worse or better at, whichever end is good', () => {
  const rows = makeRows({
    players: 100,
    games: 200,
    skillOf: (player) => 0.5 + player / 100,
  });
  const cohorts = cohortsOf(rows);
  expect(percentilesOf(rows, 2, cohorts).advice).toEqual({ name: 'damage', kind: 'weakness' });
  expect(percentilesOf(rows, 97, cohorts).advice).toEqual({ name: 'damage', kind: 'strength' });
  const changedRows = rows.map((row) =>
    row.player_id === '50' ? { ...row, damage_rec: 2 * row.damage_rec } : row,
  );
  const answer = percentilesOf(changedRows, 50);
  expect(answer.advice).toEqual({ name: 'damageRec', kind: 'weakness' });
  expect(numberOf(answer, 'damageRec')).toMatchObject({ better: 'lower' });
  expect(numberOf(answer, 'damageRec')?.percentile).toBeGreaterThan(95);
});

test('values are in the units of the page, with their own interval', () => {
  const rows = makeRows({ players: 40 });
  const ownRows = rows.filter(({ player_id }) => player_id === '7');
  const answer = percentilesOf(rows, 7);
  const wins = ownRows.filter(({ result }) => result === 1).length;
  expect(numberOf(answer, 'winRate')?.value).toBeCloseTo((100 * wins) / GAMES, 9);
  const damage = ownRows.reduce((sum, row) => sum + row.damage / 100, 0) / GAMES;
  expect(numberOf(answer, 'damage')?.value).toBeCloseTo(damage, 6);
  for (const { percentile, low, high } of answer.numbers) {
    expect(low).toBeLessThanOrEqual(percentile);
    expect(high).toBeGreaterThanOrEqual(percentile);
  }
});

test('a cohort is as narrow as the number of players allows, and the answer says why it is wider', () => {
  const weaponOf = (player: number) => ['gun', 'gun', 'cannon', 'rock'][player % 4] as string;
  const fewRows = makeRows({ players: 48, weaponOf });
  const narrowAnswer = percentilesOf(fewRows, 0);
  expect(narrowAnswer.cohort).toMatchObject({ weaponRole: 'shotgun', count: 24 });
  expect(narrowAnswer.widened).toBeNull();
  // Twelve players with cannons are too few.
  const widerAnswer = percentilesOf(fewRows, 2);
  expect(widerAnswer.wanted?.weaponRole).toBe('cannon');
  expect(widerAnswer.cohort).toMatchObject({ weaponRole: null, count: 48 });
  expect(widerAnswer.cohort?.powerScoreBand).not.toBeNull();
  expect(widerAnswer.widened).toBe('players');
  // A rock has no weapon role.
  expect(percentilesOf(fewRows, 3)).toMatchObject({ widened: 'weapon', cohort: { count: 48 } });
  const powerScoreOf = (player: number) => (player < 40 ? 5000 : 6000);
  const widestAnswer = percentilesOf(makeRows({ players: 48, powerScoreOf }), 44);
  expect(widestAnswer.cohort).toMatchObject({ powerScoreBand: null, weaponRole: null, count: 48 });
  expect(widestAnswer.widened).toBe('players');
  const emptyAnswer = percentilesOf(makeRows({ players: 12 }), 1);
  expect(emptyAnswer).toMatchObject({ cohort: null, numbers: [], advice: null, games: GAMES });
  expect(toPlayerPercentiles({ ...emptyInput, cohorts: cohortsOf(fewRows) })).toMatchObject({
    ...{ wanted: null, cohort: null, numbers: [], games: 0 },
  });
});

const emptyInput = { selected: [], all: [], roles, catalogue: defaultCatalogue };

test('a row of a breakdown is ranked as if only its matches were selected, with twenty of them', () => {
  const rows = makeRows({ players: 40, skillOf: (player) => 0.5 + player / 40 });
  const cohorts = cohortsOf(rows);
  const ownRows = rowsOf(rows, 30);
  const groups = [
    { id: 'desert', rows: ownRows.slice(0, 25) },
    { id: 'city', rows: ownRows.slice(25) },
  ];
  const played = groups.flatMap(({ id, rows: rowsOfMap }) =>
    bandsPlayedBy(rowsOfMap, 30).map((band) => ({ ...band, id })),
  );
  const input = { cohorts, roles, catalogue: defaultCatalogue };
  const { rows: ranked } = toBreakdownPercentiles({ ...input, by: 'map', played });
  // Fifteen matches in the city are too few.
  expect(ranked.map(({ id, games }) => [id, games])).toEqual([['desert', 25]]);
  const selected = played.filter(({ id }) => id === 'desert');
  const profile = toPlayerPercentiles({ ...input, selected, all: selected });
  expect(ranked[0]).toMatchObject({ cohort: profile.cohort, numbers: profile.numbers });
  const byBand = toBreakdownPercentiles({ ...input, by: 'powerScore', played: selected });
  expect(byBand.rows.map(({ id }) => id)).toEqual(['4500']);
  // Neither a desert nor a city is a weapon.
  expect(toBreakdownPercentiles({ ...input, by: 'weapon', played }).rows).toEqual([]);
});

test('there are as many advised numbers as the limit of advice is corrected for', () => {
  expect(ADVISED_NUMBERS).toHaveLength(6);
});

test('a player with few games is compared, without advice', () => {
  const rows = makeRows({ players: 40 });
  const cohorts = cohortsOf(rows);
  const rowsWithFewGames = rows.filter(({ player_id }) => player_id !== '1');
  rowsWithFewGames.push(...rows.filter(({ player_id }) => player_id === '1').slice(0, 5));
  const answer = percentilesOf(rowsWithFewGames, 1, cohorts);
  expect(answer).toMatchObject({ games: 5, advice: null, choices: [] });
  expect(answer.numbers).toHaveLength(PLAYER_PERCENTILES.length);
});

test('the rows of a match are ranked among matches, bots and unfinished matches left out', () => {
  const rows = makeRows({ players: 10 });
  const cohorts = cohortsOf(rows);
  const [row] = rows as [CohortRow];
  const player = {
    ...{ index: 3, id: '0', powerScore: row.power_score, bot: false },
    ...{ kills: row.kills, deaths: row.deaths, assists: row.assists, score: row.score },
    ...{ damage: row.damage / 100, damageRec: row.damage_rec / 100 },
    cabinDamage: row.cabin_damage / 100,
    parts: [{ part: { id: 'gun' }, damage: 1 }],
  };
  const match = { mode: { id: '8v8', name: '8v8' }, finished: true };
  const rank = (players: readonly object[], finished = true) =>
    toMatchPercentiles({ ...match, finished, players } as never, cohorts, roles).players;
  const [ranked] = rank([player, { ...player, id: null, bot: true }]);
  expect(ranked).toMatchObject({ index: 3, cohort: { weaponRole: 'shotgun', count: 400 } });
  const below = rows.filter(({ damage }) => damage < row.damage).length;
  const damage = ranked?.numbers.find(({ name }) => name === 'damage');
  expect(damage?.percentile).toBeCloseTo((100 * below) / rows.length, -0.5);
  expect(rank([player, { ...player, id: null, bot: true }])).toHaveLength(1);
  expect(rank([player], false)).toEqual([]);
});
