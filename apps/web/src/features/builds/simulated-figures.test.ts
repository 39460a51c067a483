/**
 * Compares the figures of the list of builds and of a build’s page with an independent computation from the
 * simulator’s own results and the lines of its logs.
 */
import { questionParameters } from '@scrapboard/questions';
import {
  buildNumbersQuestion,
  partsOfBuildsQuestion,
  rankedBuildsQuestion,
} from '@scrapboard/questions/boards';
import { rateOf } from '@scrapboard/statistics';
import { beforeAll, expect, test } from 'vitest';
import { openDemo } from '../../demo-backend/testing/open-demo.ts';
import { type Seat, uploadWorld } from '../../demo-backend/testing/upload-world.ts';
import type { PageQuestion } from '../../questions/page-question.ts';
import type { PageFilters } from '../../questions/question-filters.ts';
import { toQuestion } from '../../questions/to-question.ts';
import {
  buildAppearancesQuestion,
  buildPartMatchesQuestion,
  buildPartsQuestion,
  buildPlayersQuestion,
  similarCandidatesQuestion,
} from './questions.ts';

let byBuild = new Map<string, Seat[]>();
const demo = openDemo();

beforeAll(async () => {
  const world = { seed: 8, players: 24, matches: 50, days: 40, density: 0.05 };
  byBuild = Map.groupBy(await uploadWorld(demo.handleRequest, world), ({ build }) => build);
}, 60_000);

async function fetchRows(pageQuestion: PageQuestion, filters: PageFilters = {}) {
  const { question } = toQuestion(pageQuestion, filters);
  const query = new URLSearchParams(questionParameters(question));
  const { status, body } = await demo.call(`GET /api/questions?${query}`);
  expect([status, pageQuestion]).toEqual([200, pageQuestion]);
  return body.rows;
}

const seatsOf = (build: string) => byBuild.get(build) ?? [];
const carriedBy = (build: string) => seatsOf(build)[0]?.carriedParts ?? new Set<string>();
const countDistinct = (values: readonly string[]) => new Set(values).size;
const rateCloseTo = (count: number, total: number) => {
  const { percent, low, high } = rateOf(count, total);
  const closeTo = (value: number) => expect.closeTo(value, 6);
  return { count, of: total, percent: closeTo(percent), low: closeTo(low), high: closeTo(high) };
};
/** Returns the build with the most games among those with several known parts. */
const findExampleBuild = () =>
  [...byBuild.keys()]
    .filter((build) => carriedBy(build).size > 1)
    .sort((a, b) => seatsOf(b).length - seatsOf(a).length)[0] ?? '';

test('the list has the builds with enough games that carry some parts and not others', async () => {
  const [part, otherPart] = [...carriedBy(findExampleBuild())].sort();
  for (const filters of [
    {},
    { carrying: part },
    { notCarrying: part },
    { carrying: part, notCarrying: otherPart },
    { carrying: `${part},${otherPart}` },
  ] as PageFilters[]) {
    const expected = [...byBuild].flatMap(([build, seats]) => {
      const { carrying = '', notCarrying = '' } = filters;
      const hasAll = carrying.split(',').every((id) => id === '' || carriedBy(build).has(id));
      return seats.length >= 2 && hasAll && !carriedBy(build).has(notCarrying) ? [build] : [];
    });
    const rows = await fetchRows(
      { ...rankedBuildsQuestion('games', true, 2), limit: 10_000 },
      filters,
    );
    expect(rows.map(({ build }: { build: string }) => build).sort()).toEqual(expected.sort());
    const games = rows.map((row: { games: number }) => row.games);
    expect(games).toEqual([...games].sort((a, b) => b - a));
  }
});

test('the numbers of a build agree with an independent computation', async () => {
  const builds = [...byBuild.keys()].slice(0, 20);
  for (const row of await fetchRows(buildNumbersQuestion(builds))) {
    const seats = seatsOf(row.build);
    const damage = seats.reduce((sum, seat) => sum + seat.damage, 0);
    expect(row).toMatchObject({
      games: seats.length,
      players: countDistinct(seats.map(({ player }) => player)),
      winRate: rateCloseTo(seats.filter(({ won }) => won).length, seats.length),
      maxPowerScore: Math.max(...seats.map(({ powerScore }) => powerScore)),
      damagePerGame: { mean: expect.closeTo(damage / seats.length, 6) },
    });
  }
});

test('each known part has the number of games in which it dealt damage', async () => {
  const build = findExampleBuild();
  const seats = seatsOf(build);
  const countUses = (part: string) => seats.filter(({ usedParts }) => usedParts.has(part)).length;
  const parts = await fetchRows(buildPartsQuestion(build));
  expect(parts.map(({ part }: { part: string }) => part).sort()).toEqual(
    [...carriedBy(build)].sort(),
  );
  for (const row of parts)
    expect(row).toMatchObject({ games: seats.length, uses: countUses(row.part) });
  for (const row of await fetchRows(buildPartMatchesQuestion(build)))
    expect(row.matches).toBe(countUses(row.part));
  expect(await fetchRows(buildAppearancesQuestion('00000000'))).toMatchObject([
    { appearances: 0, first: null },
  ]);
  const players = await fetchRows(buildPlayersQuestion(build));
  expect(players).toHaveLength(countDistinct(seats.map(({ player }) => player)));
});

test('the candidates for similar builds are those that share most parts', async () => {
  const ownParts = carriedBy(findExampleBuild());
  const countShared = (build: string) =>
    [...carriedBy(build)].filter((part) => ownParts.has(part)).length;
  const rows = await fetchRows(similarCandidatesQuestion([...ownParts]));
  for (const row of rows) expect(row.differentParts).toBe(countShared(row.build));
  const similarBuilds = [...byBuild.keys()].filter((build) => countShared(build) > 0);
  expect(rows).toHaveLength(Math.min(200, similarBuilds.length));
  const knownRows = await fetchRows(partsOfBuildsQuestion([findExampleBuild()]));
  expect(knownRows.map(({ part }: { part: string }) => part).sort()).toEqual([...ownParts].sort());
});
