/**
 * Compares figures of the meta pages with an independent computation from what the simulator wrote: its own
 * results, and the lines of its logs.
 */
import { defaultCatalogue, powerScoreBandOf } from '@scrapboard/catalogue';
import { questionParameters } from '@scrapboard/questions';
import { percentile, rateOf } from '@scrapboard/statistics';
import { beforeAll, expect, test } from 'vitest';
import { openDemo } from '../../demo-backend/testing/open-demo.ts';
import { type Seat, uploadWorld } from '../../demo-backend/testing/upload-world.ts';
import type { PageQuestion } from '../../questions/page-question.ts';
import type { PageFilters } from '../../questions/question-filters.ts';
import type { Row } from '../../questions/question-query.ts';
import { toQuestion } from '../../questions/to-question.ts';
import { leagueOptions, pageOptions, squadOptions } from './page-options.ts';
import {
  bandsQuestion,
  knownVehiclesQuestion,
  knownWinnersQuestion,
  LENGTH_BIN_SECONDS,
  mapsQuestion,
  matchLengthsQuestion,
  mostValuableRaidersQuestion,
  pairsWithOthersQuestion,
  partiesQuestion,
  partsQuestion,
  partyMatchupsQuestion,
  raidersQuestion,
  raidsQuestion,
  roundsQuestion,
  singlePartsQuestion,
  vehiclePairsQuestion,
  vehiclesQuestion,
} from './questions.ts';
import { toMapStats } from './to-map-stats.ts';
import { toPairRows } from './to-pair-rows.ts';
import { toTierRows } from './to-tier-rows.ts';

let seats: readonly Seat[] = [];
const demo = openDemo();
const PVP = new Set(['8v8', 'restricted-8v8', '6v6', 'clan-war', 'leviathan-clan-war', 'arena']);
const kindOf = (id: string) => defaultCatalogue.part(id).category;

beforeAll(async () => {
  const world = { seed: 4, players: 60, matches: 110, days: 60, density: 0.05 };
  seats = await uploadWorld(demo.handleRequest, world);
}, 90_000);

async function fetchRows(pageQuestion: PageQuestion, filters: PageFilters): Promise<Row[]> {
  const query = new URLSearchParams(questionParameters(toQuestion(pageQuestion, filters).question));
  const { status, body } = await demo.call(`GET /api/questions?${query}`);
  expect([status, pageQuestion]).toEqual([200, pageQuestion]);
  return body.rows;
}

// Tests read only the columns that they request.
const fetchAnswer = async (pageQuestion: PageQuestion, filters: PageFilters) => ({
  rows: (await fetchRows(pageQuestion, filters)) as never[],
});

const pvpSeats = () => seats.filter(({ mode }) => PVP.has(mode));
const seatsOfModes = (modes: readonly string[]) => seats.filter(({ mode }) => modes.includes(mode));
const countDistinct = (values: readonly string[]) => new Set(values).size;
const matchesOf = (group: readonly Seat[]) => [
  ...new Map(group.map((seat) => [seat.match, seat])).values(),
];
const winsOf = (group: readonly Seat[]) => group.filter(({ won }) => won).length;
const rateCloseTo = (count: number, of: number) => {
  const { low, high, percent } = rateOf(count, of);
  const closeTo = (value: number) => expect.closeTo(value, 6);
  return { count, of, percent: closeTo(percent), low: closeTo(low), high: closeTo(high) };
};
const durationQuantilesOf = (group: readonly Seat[]) =>
  Object.fromEntries(
    [25, 50, 75].map((p) => [
      `p${p}`,
      expect.closeTo(
        percentile(
          group.map(({ duration }) => duration),
          p / 100,
        ),
        2,
      ),
    ]),
  );

test('the simulated world has enough to compare', () => {
  expect(pvpSeats().length).toBeGreaterThan(300);
  expect(seatsOfModes(['clan-war']).length).toBeGreaterThan(8);
  expect(seats.filter(({ mode }) => mode.startsWith('raid')).length).toBeGreaterThan(20);
});

test('parts and their shares agree with an independent computation', async () => {
  const filters = pageOptions.pvp.fixed;
  for (const kind of ['weapon', 'cabin'] as const) {
    const rows = await fetchRows(partsQuestion(kind), filters);
    const partsIn = (seat: Seat) =>
      kind === 'weapon' ? new Set(seat.usedParts.keys()) : seat.carriedParts;
    const ids = new Set(
      pvpSeats().flatMap((seat) => [...partsIn(seat)].filter((id) => kindOf(id) === kind)),
    );
    expect(rows.map(({ part }) => part).toSorted()).toEqual([...ids].toSorted());
    for (const row of rows) {
      const group = pvpSeats().filter((seat) => partsIn(seat).has(String(row.part)));
      expect(row).toMatchObject({
        games: group.length,
        matches: countDistinct(group.map(({ match }) => match)),
        players: countDistinct(group.map(({ player }) => player)),
        winRate: rateCloseTo(winsOf(group), group.length),
      });
    }
    const [vehiclesRow] = await fetchRows(vehiclesQuestion, filters);
    expect(vehiclesRow).toMatchObject({ games: pvpSeats().length, wins: winsOf(pvpSeats()) });
    for (const { part, share } of toTierRows(rows as never, vehiclesRow as never)) {
      const group = pvpSeats().filter((seat) => partsIn(seat).has(part));
      expect(share).toBeCloseTo((100 * group.length) / pvpSeats().length, 9);
    }
  }
});

test('parts are paired with those of the same vehicle and of opponents', async () => {
  const filters = pageOptions.pvp.fixed;
  const kinds = ['weapon', 'cabin', 'movement'];
  const pairedPartsOf = (seat: Seat) =>
    [...seat.carriedParts].filter((id) => kinds.includes(kindOf(id)));
  const singlePartAnswers = {
    singleParts: await fetchAnswer(singlePartsQuestion, filters),
    knownVehicles: await fetchAnswer(knownVehiclesQuestion, filters),
    knownWinners: await fetchAnswer(knownWinnersQuestion, filters),
  };
  const knownSeats = pvpSeats().filter((seat) => pairedPartsOf(seat).length > 0);
  expect(singlePartAnswers.knownVehicles.rows).toMatchObject([{ vehicles: knownSeats.length }]);
  expect(singlePartAnswers.knownWinners.rows).toMatchObject([{ vehicles: winsOf(knownSeats) }]);

  const rows = toPairRows(
    { ...singlePartAnswers, pairs: await fetchAnswer(vehiclePairsQuestion, filters) },
    'withPart',
  );
  const seatsByPair = new Map<string, Seat[]>();
  for (const seat of knownSeats) {
    for (const first of pairedPartsOf(seat)) {
      for (const second of pairedPartsOf(seat).filter((id) => id > first)) {
        const key = `${first} ${second}`;
        seatsByPair.set(key, [...(seatsByPair.get(key) ?? []), seat]);
      }
    }
  }
  const frequentPairs = [...seatsByPair].filter(([, group]) => group.length >= 20);
  expect(rows.map(({ first, second }) => `${first} ${second}`).toSorted()).toEqual(
    frequentPairs.map(([key]) => key).toSorted(),
  );
  for (const { first, second, games, winRate } of rows) {
    const group = seatsByPair.get(`${first} ${second}`) ?? [];
    expect({ games, winRate }).toMatchObject({
      games: group.length,
      winRate: rateCloseTo(winsOf(group), group.length),
    });
  }

  const [part = ''] = singlePartAnswers.singleParts.rows.map(
    ({ part: id }: { part: string }) => id,
  );
  const opponentRows = await fetchRows(pairsWithOthersQuestion(part, 'againstPart'), filters);
  expect(opponentRows.length).toBeGreaterThan(0);
  for (const row of opponentRows) {
    const opponentPart = String(row.againstPart);
    const opposingSeats = pvpSeats().filter(
      (seat) =>
        seat.carriedParts.has(part) &&
        pvpSeats().some(
          (opponent) =>
            opponent.match === seat.match &&
            opponent.team !== seat.team &&
            opponent.carriedParts.has(opponentPart),
        ),
    );
    expect(row).toMatchObject({ games: opposingSeats.length, wins: winsOf(opposingSeats) });
  }
});

test('maps, match lengths, rounds and sides agree with an independent computation', async () => {
  const filters = pageOptions.pvp.fixed;
  const matches = matchesOf(pvpSeats());
  const rows = await fetchRows(mapsQuestion, filters);
  const stats = toMapStats(rows as never);
  expect(rows.length).toBe(countDistinct(matches.map(({ map }) => map)));
  for (const row of rows) {
    const matchesOnMap = matches.filter(({ map }) => map === row.map);
    const decidedMatches = matchesOnMap.filter(({ winner }) => winner > 0);
    expect(row).toMatchObject({
      matches: matchesOnMap.length,
      matchLengthQuantiles: durationQuantilesOf(matchesOnMap),
      firstTeamWinRate: rateCloseTo(
        decidedMatches.filter(({ winner }) => winner === 1).length,
        decidedMatches.length,
      ),
    });
    const mapRow = stats.get(String(row.map));
    expect(mapRow?.share).toBeCloseTo((100 * matchesOnMap.length) / matches.length, 9);
  }
  const lengths = Map.groupBy(
    matches,
    ({ duration }) => LENGTH_BIN_SECONDS * Math.floor(duration / LENGTH_BIN_SECONDS),
  );
  expect(
    new Map(
      (await fetchRows(matchLengthsQuestion, filters)).map(({ bin, matches: count }) => [
        bin,
        count,
      ]),
    ),
  ).toEqual(new Map([...lengths].map(([bin, group]) => [bin, group.length])));
  const clanWarFilters = leagueOptions.standard.fixed ?? {};
  const matchesByRounds = Map.groupBy(
    matchesOf(seatsOfModes(['clan-war'])),
    (match) => match.rounds,
  );
  expect(
    new Map(
      (await fetchRows(roundsQuestion, clanWarFilters)).map(({ bin, matches: n }) => [bin, n]),
    ),
  ).toEqual(new Map([...matchesByRounds].map(([bin, group]) => [bin, group.length])));
});

test('parties are counted by size, and by the size of their opponents', async () => {
  const squadSeats = seatsOfModes(['8v8', 'restricted-8v8', '6v6']);
  const rows = await fetchRows(partiesQuestion, squadOptions.all.fixed ?? {});
  const seatsByModeAndSize = Map.groupBy(
    squadSeats,
    ({ mode, partySize }) => `${mode} ${partySize}`,
  );
  expect(rows.length).toBe(seatsByModeAndSize.size);
  for (const row of rows) {
    const group = seatsByModeAndSize.get(`${row.mode} ${row.partySize}`) ?? [];
    expect(row).toMatchObject({
      games: group.length,
      players: countDistinct(group.map(({ player }) => player)),
      winRate: rateCloseTo(winsOf(group), group.length),
    });
  }
  const clanWarSeats = seatsOfModes(['clan-war']);
  const largestOpposingPartyOf = (seat: Seat) =>
    Math.max(
      ...clanWarSeats
        .filter(({ match, team }) => match === seat.match && team !== seat.team)
        .map(({ partySize }) => partySize),
    );
  const seatsByMatchup = Map.groupBy(
    clanWarSeats,
    (seat) => `${seat.partySize} ${largestOpposingPartyOf(seat)}`,
  );
  for (const row of await fetchRows(partyMatchupsQuestion, leagueOptions.standard.fixed ?? {})) {
    const group = seatsByMatchup.get(`${row.partySize} ${row.opponentPartySize}`) ?? [];
    const teamOf = ({ match, team }: Seat) => `${match} ${team}`;
    const teams = countDistinct(group.map(teamOf));
    const winners = countDistinct(group.filter(({ won }) => won).map(teamOf));
    expect(row).toMatchObject({ teams, teamWinRate: rateCloseTo(winners, teams) });
  }
});

test('success, times, parties, power scores and MVPs of raids agree with an independent computation', async () => {
  const filters = pageOptions.pve.fixed;
  const raidSeats = seats.filter(({ mode }) => defaultCatalogue.mode(mode).category === 'pve');
  const expectResults = (row: Row, group: readonly Seat[]) => {
    // Only unfinished matches.
    if (row.games === 0) return expect(group).toEqual([]);
    return expect(row).toMatchObject({
      games: group.length,
      winRate: rateCloseTo(winsOf(group), group.length),
      durationQuantiles: durationQuantilesOf(group),
      mvpRate: rateCloseTo(group.filter(({ mvp }) => mvp > 0).length, group.length),
    });
  };
  const seatsByRaid = Map.groupBy(raidSeats, ({ gameplay, mode }) => `${gameplay} ${mode}`);
  const rows = (await fetchRows(raidsQuestion, filters)).filter((row) => row.games !== 0);
  expect(rows.length).toBe(seatsByRaid.size);
  for (const row of rows) expectResults(row, seatsByRaid.get(`${row.gameplay} ${row.mode}`) ?? []);
  const seatsByPartySize = Map.groupBy(raidSeats, ({ partySize }) => partySize);
  for (const row of await fetchRows(raidersQuestion('partySize'), filters)) {
    expectResults(row, seatsByPartySize.get(Number(row.partySize)) ?? []);
  }
  const seatsByBand = Map.groupBy(raidSeats, ({ powerScore }) => powerScoreBandOf(powerScore).id);
  for (const row of await fetchRows(raidersQuestion('powerScoreBand'), filters)) {
    expectResults(row, seatsByBand.get(String(row.powerScoreBand)) ?? []);
  }
  for (const row of await fetchRows(mostValuableRaidersQuestion, filters)) {
    const group = raidSeats.filter(({ player }) => player === row.player);
    expect(row).toMatchObject({
      games: group.length,
      mvp: group.reduce((sum, { mvp }) => sum + mvp, 0),
    });
  }
  for (const row of await fetchRows(bandsQuestion, filters)) {
    expect(row.games).toBe((seatsByBand.get(String(row.powerScoreBand)) ?? []).length);
  }
});
