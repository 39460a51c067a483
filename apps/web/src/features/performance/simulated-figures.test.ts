/**
 * Compares every figure on the pages of weapons, cabins and a single weapon with an independent
 * computation from what the simulator wrote: its own results, and the lines of its logs.
 */
import { defaultCatalogue, powerScoreBandOf } from '@scrapboard/catalogue';
import { questionParameters } from '@scrapboard/questions';
import { percentile, rateOf } from '@scrapboard/statistics';
import { beforeAll, expect, test } from 'vitest';
import { DAY_MS } from '../../day-ms.ts';
import { openDemo } from '../../demo-backend/testing/open-demo.ts';
import { type Seat, uploadWorld } from '../../demo-backend/testing/upload-world.ts';
import type { PageQuestion } from '../../questions/page-question.ts';
import { toQuestion } from '../../questions/to-question.ts';
import {
  distinctCountsQuestion,
  kindQuestions,
  partBuildsQuestion,
  partHistogramQuestion,
  partPartnersQuestions,
  partPlayersQuestion,
  partSplitQuestion,
  partTotalsQuestions,
  weeklyPartQuestions,
} from './questions.ts';

let seats: readonly Seat[] = [];
const demo = openDemo();
const weaponIds = idsOf('weapon');
const cabinIds = idsOf('cabin');

function idsOf(kind: string) {
  return new Set(
    defaultCatalogue.parts().flatMap(({ id, category }) => (category === kind ? [id] : [])),
  );
}

beforeAll(async () => {
  const world = { seed: 8, players: 24, matches: 50, days: 40, density: 0.05 };
  seats = await uploadWorld(demo.handleRequest, world);
}, 60_000);

async function fetchRows(pageQuestion: PageQuestion) {
  const query = new URLSearchParams(questionParameters(toQuestion(pageQuestion, {}).question));
  const { status, body } = await demo.call(`GET /api/questions?${query}`);
  expect([status, pageQuestion]).toEqual([200, pageQuestion]);
  return body.rows;
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const closeTo = (value: number) => expect.closeTo(value, 6);
const countDistinct = (values: readonly string[]) => new Set(values).size;

/** Returns the figures of a part over the seats that count for it. */
function figuresOf(id: string, countedSeats: readonly Seat[]) {
  const damages = countedSeats.map(({ usedParts }) => (usedParts.get(id)?.damage ?? 0) / 100);
  const hits = sum(countedSeats.map(({ usedParts }) => usedParts.get(id)?.hits ?? 0));
  const damage = sum(damages);
  const ownerDamage = sum(countedSeats.map((seat) => seat.damage));
  const wins = countedSeats.filter(({ won }) => won).length;
  const quotient = (part: number, of: number) => (of === 0 ? null : closeTo(part / of));
  return {
    games: countedSeats.length,
    winRate: expect.objectContaining(rateNear(wins, countedSeats.length)),
    damage: closeTo(damage),
    damagePerGame: expect.objectContaining({
      n: countedSeats.length,
      mean: closeTo(damage / countedSeats.length),
    }),
    damagePerMinute: quotient(60 * damage, sum(countedSeats.map(({ duration }) => duration))),
    damageQuantiles: Object.fromEntries(
      [10, 25, 50, 75, 90].map((p) => [`p${p}`, expect.closeTo(percentile(damages, p / 100), 3)]),
    ),
    hits,
    damagePerHit: quotient(damage, hits),
    damageShare: quotient(100 * damage, ownerDamage),
    cabinShare: quotient(100 * sum(countedSeats.map((seat) => seat.cabinDamage)), ownerDamage),
  };
}

function rateNear(count: number, of: number) {
  const { low, high, percent } = rateOf(count, of);
  return { count, of, percent: closeTo(percent), low: closeTo(low), high: closeTo(high) };
}

const seatsUsing = (id: string) => seats.filter(({ usedParts }) => usedParts.has(id));
const seatsCarrying = (id: string) => seats.filter(({ carriedParts }) => carriedParts.has(id));
const hasAny = (ids: ReadonlySet<string>, parts: Iterable<string>) =>
  [...parts].some((part) => ids.has(part));

/** Returns the figures that an expectation names. */
function pick(row: Record<string, unknown>, names: object) {
  return Object.fromEntries(Object.keys(names).map((name) => [name, row[name]]));
}

test('the simulated world has enough to compare', () => {
  expect(seats.length).toBeGreaterThan(300);
  expect(
    new Set(
      seats.flatMap(({ usedParts }) => [...usedParts.keys()].filter((id) => cabinIds.has(id))),
    ).size,
  ).toBeGreaterThan(3);
});

test('the table of weapons agrees with an independent computation', async () => {
  const { parts, kindVehicles, allVehicles } = kindQuestions('weapon', 'used');
  const rows = await fetchRows(parts);
  const distinctCounts = new Map(
    (await fetchRows(distinctCountsQuestion('weapon', 'used'))).map((row: { part: string }) => [
      row.part,
      row,
    ]),
  );
  const ids = new Set(
    seats.flatMap(({ usedParts }) => [...usedParts.keys()].filter((id) => weaponIds.has(id))),
  );
  expect(rows.map(({ part }: { part: string }) => part).toSorted()).toEqual([...ids].toSorted());
  for (const row of rows) {
    const countedSeats = seatsUsing(row.part);
    const figures = figuresOf(row.part, countedSeats);
    expect(pick(row, figures)).toEqual(figures);
    expect(distinctCounts.get(row.part)).toMatchObject({
      matches: countDistinct(countedSeats.map(({ match }) => match)),
      players: countDistinct(countedSeats.map(({ player }) => player)),
      builds: countDistinct(countedSeats.map(({ build }) => build)),
    });
  }
  expect(await fetchRows(kindVehicles)).toMatchObject([
    { vehicles: seats.filter(({ usedParts }) => hasAny(weaponIds, usedParts.keys())).length },
  ]);
  expect(await fetchRows(allVehicles)).toMatchObject([{ games: seats.length }]);
});

test('the table of carried cabins agrees with an independent computation', async () => {
  const { parts, kindVehicles } = kindQuestions('cabin', 'carried');
  for (const row of await fetchRows(parts)) {
    const figures = figuresOf(row.part, seatsCarrying(row.part));
    expect(pick(row, figures)).toEqual(figures);
  }
  expect(await fetchRows(kindVehicles)).toMatchObject([
    { vehicles: seats.filter(({ carriedParts }) => hasAny(cabinIds, carriedParts)).length },
  ]);
});

test('the page of a weapon agrees with an independent computation', async () => {
  const [{ part: id }] = await fetchRows(kindQuestions('weapon', 'used').parts);
  const countedSeats = seatsUsing(id);
  const figures = figuresOf(id, countedSeats);
  const [total] = await fetchRows(partTotalsQuestions('weapon', id, 'used').part);
  const { cabinShare: _, hits: __, damage: ___, ...pageFigures } = figures;
  expect(pick(total, pageFigures)).toEqual(pageFigures);

  await expectGroups(weeklyPartQuestions('weapon', id, 'used').part, 'week', ({ startsAt }) =>
    mondayOf(startsAt),
  );
  await expectGroups(partSplitQuestion('map', id, 'used'), 'map', ({ map }) => map);
  await expectGroups(
    partSplitQuestion('powerScoreBand', id, 'used'),
    'powerScoreBand',
    ({ powerScore }) => powerScoreBandOf(powerScore).id,
  );
  await expectGroups(partBuildsQuestion(id, 'used'), 'build', ({ build }) => build);

  const players = await fetchRows(partPlayersQuestion(id, 'used'));
  const seatsByPlayer = Map.groupBy(countedSeats, ({ player }) => player);
  expect(players).toHaveLength(
    [...seatsByPlayer.values()].filter((group) => group.length >= 20).length,
  );
  for (const row of players) expect(row.games).toBe(seatsByPlayer.get(row.player)?.length);

  const width = 100;
  const bins = Map.groupBy(
    countedSeats,
    ({ usedParts }) => width * Math.floor((usedParts.get(id)?.damage ?? 0) / 100 / width),
  );
  const histogram = await fetchRows(partHistogramQuestion(id, 'used', width));
  expect(
    Object.fromEntries(
      histogram.map((row: { bin: number; games: number }) => [row.bin, row.games]),
    ),
  ).toEqual(Object.fromEntries([...bins].map(([bin, group]) => [bin, group.length])));

  const { pairs } = partPartnersQuestions(id);
  const carryingSeats = seatsCarrying(id);
  for (const row of await fetchRows(pairs)) {
    const seatsWithBoth = carryingSeats.filter(({ carriedParts }) =>
      carriedParts.has(row.withPart),
    );
    const wins = seatsWithBoth.filter(({ won }) => won).length;
    expect(row).toMatchObject({
      games: seatsWithBoth.length,
      winRate: rateNear(wins, seatsWithBoth.length),
    });
  }

  /** Compares each group of a question with the seats in it. */
  async function expectGroups(question: PageQuestion, key: string, keyOf: (seat: Seat) => string) {
    const groups = Map.groupBy(countedSeats, keyOf);
    const rows = await fetchRows(question);
    expect(rows.map((row: Record<string, string>) => row[key]).toSorted()).toEqual(
      [...groups.keys()].toSorted(),
    );
    for (const row of rows) {
      const { games, winRate, damagePerGame } = figuresOf(id, groups.get(row[key]) ?? []);
      expect(pick(row, { games, winRate, damagePerGame })).toEqual({
        games,
        winRate,
        damagePerGame,
      });
    }
  }
});

function mondayOf(at: number): string {
  const day = new Date(at);
  const sinceMonday = (day.getUTCDay() + 6) % 7;
  return new Date(at - sinceMonday * DAY_MS).toISOString().slice(0, 10);
}
