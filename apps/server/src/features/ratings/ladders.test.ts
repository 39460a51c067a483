import { defaultCatalogue } from '@scrapboard/catalogue';
import type { MmrBoard, MmrCalibration, MmrSummary, PlayerRating } from '@scrapboard/contract';
import type { LogMatch } from '@scrapboard/match-log';
import {
  calibratedChance,
  calibrationSlope,
  computeCalibrationTerms,
  displayedMmr,
  initialRating,
  type Rating,
  updateElo,
  updateRatings,
} from '@scrapboard/statistics';
import { beforeAll, expect, test } from 'vitest';
import { createTestApp } from '../../http/test-app.ts';
import { compareRatings } from '../rebuild/compare-ratings.ts';
import { makeMatch } from '../store/testing/make-match.ts';
import { storeUpload } from '../store/testing/uploads.ts';
import { defaultSeasonOf, rateMatches } from './rate-matches.ts';

/** Ten days around the end of a quarter, two matches a day, stored in reverse and rated after each third. */
const START = Date.UTC(2026, 2, 27, 18);
const HOUR_MS = 3_600_000;
const matches = Array.from(
  { length: 20 },
  (_, i): LogMatch => ({
    ...makeMatch({ seed: 4200 + i, population: 12, at: START + i * 12 * HOUR_MS }),
    mode: { category: 'pvp', mode: i % 4 === 0 ? '6v6' : '8v8' },
  }),
);
const { get, pool } = await createTestApp();

beforeAll(async () => {
  for (const [i, match] of matches.toReversed().entries()) {
    await storeUpload(pool, { id: `u${match.startedAt}`, matches: [match] });
    if (i % 3 === 0) await rateMatches(pool);
  }
  await rateMatches(pool);
}, 120_000);

interface ReferencePlayer {
  rating: Rating;
  best: number;
  games: number;
  wins: number;
  changes: number[];
}

/** Rates matches one after the other, for comparison with the stored ladders. */
function computeReferenceRatings(played: readonly LogMatch[]): Map<string, ReferencePlayer> {
  const ratings = new Map<string, Rating>();
  const players = new Map<string, ReferencePlayer>();
  for (const { finish, players: roster } of played) {
    if (finish === null) continue;
    const seats = roster.map(({ id, team, bot }) => ({ id, team, bot }));
    seats.sort((a, b) => a.team - b.team);
    const { winnerTeam } = finish;
    for (const { id, before, after } of updateRatings(ratings, {
      winnerTeam,
      players: seats,
    })) {
      const previous = players.get(id) ?? {
        ...{ rating: initialRating, best: Number.NEGATIVE_INFINITY },
        ...{ games: 0, wins: 0, changes: [] },
      };
      const hasWon = seats.find((seat) => seat.id === id)?.team === winnerTeam;
      players.set(id, {
        rating: after,
        best: Math.max(previous.best, displayedMmr(after)),
        games: previous.games + 1,
        wins: previous.wins + (hasWon ? 1 : 0),
        changes: [...previous.changes, displayedMmr(after) - displayedMmr(before)].slice(-10),
      });
    }
  }
  return players;
}

/** Returns the reference ratings as rows of a board, the highest first. */
function computeBoard(players: ReadonlyMap<string, ReferencePlayer>) {
  return [...players]
    .map(([id, { rating, best, games, wins, changes }]) => ({
      ...{ id, mmr: displayedMmr(rating), uncertainty: Math.round(rating.sigma) },
      ...{ best, games, wins, changes },
    }))
    .sort((a, b) => b.mmr - a.mmr || (a.id < b.id ? 1 : -1));
}

async function fetchBoard(query = '') {
  const rows = [];
  for (const status of ['ranked', 'provisional']) {
    const board = await get<MmrBoard>(`/api/mmr?limit=100&status=${status}${query}`);
    rows.push(...board.players);
  }
  return rows
    .map(({ id, mmr, uncertainty, best, games, winRate, changes }) => ({
      ...{ id, mmr, uncertainty, best, games, wins: winRate.count, changes },
    }))
    .sort((a, b) => b.mmr - a.mmr || (a.id < b.id ? 1 : -1));
}

test('the board matches the reference ratings, now and at the end of any day', async () => {
  expect(computeBoard(computeReferenceRatings(matches)).length).toBeGreaterThan(8);
  expect(await fetchBoard()).toEqual(computeBoard(computeReferenceRatings(matches)));
  const { days } = await get<MmrSummary>('/api/mmr/summary');
  expect(days.length).toBeGreaterThan(8);
  for (const day of days) {
    const end = Date.parse(`${day}T24:00:00Z`);
    const earlierMatches = matches.filter(({ startedAt }) => startedAt < end);
    expect(await fetchBoard(`&date=${day}`)).toEqual(
      computeBoard(computeReferenceRatings(earlierMatches)),
    );
  }
});

test('everyone starts again on the ladder of a season', async () => {
  const end = Date.UTC(2026, 3, 1);
  const seasons = {
    '2026-q1': matches.filter(({ startedAt }) => startedAt < end),
    '2026-q2': matches.filter(({ startedAt }) => startedAt >= end),
  };
  for (const [season, played] of Object.entries(seasons)) {
    expect(await fetchBoard(`&season=${season}`)).toEqual(
      computeBoard(computeReferenceRatings(played)),
    );
  }
  const { seasons: listedSeasons } = await get<MmrSummary>('/api/mmr/summary');
  expect(listedSeasons.map(({ id }) => id)).toEqual(['2026-q2', '2026-q1']);
});

test('predictions are scored as if rated one by one, calibrated on earlier days only', async () => {
  const ratings = new Map<string, Rating>();
  const elo = new Map<string, number>();
  const sums = { matches: 0, brier: 0, logLoss: 0, eloBrier: 0 };
  const sumsBefore = { squares: 0, products: 0 };
  const byDay = Map.groupBy(matches, ({ startedAt }) => Math.floor(startedAt / (24 * HOUR_MS)));
  for (const played of byDay.values()) {
    const slope = calibrationSlope(sumsBefore);
    for (const { finish, players: roster } of played) {
      if (finish === null) continue;
      const players = roster.map(({ id, team, bot }) => ({ id, team, bot }));
      players.sort((a, b) => a.team - b.team);
      const match = { winnerTeam: finish.winnerTeam, players };
      const eloPrediction = updateElo(elo, match);
      const expected = updateRatings(ratings, match).find(
        ({ id }) => players.find((player) => player.id === id)?.team === eloPrediction?.team,
      )?.expected;
      if (eloPrediction === null || expected === undefined) continue;
      const result = match.winnerTeam === eloPrediction.team ? 1 : match.winnerTeam === 0 ? 0.5 : 0;
      const chance = calibratedChance(expected, slope);
      sums.matches += 1;
      sums.brier += (result - chance) ** 2;
      sums.logLoss -= result * Math.log(chance) + (1 - result) * Math.log(1 - chance);
      sums.eloBrier += (result - eloPrediction.expected) ** 2;
      const { squares, products } = computeCalibrationTerms(expected, result);
      sumsBefore.squares += squares;
      sumsBefore.products += products;
    }
  }
  const { cells } = await get<MmrCalibration>('/api/mmr/calibration');
  for (const name of ['matches', 'brier', 'logLoss', 'eloBrier'] as const) {
    const total = cells.reduce((sum, cell) => sum + cell[name], 0);
    // Stored probabilities are rounded to ten-thousandths.
    expect(total).toBeCloseTo(sums[name], 2);
  }
  expect(new Set(cells.map(({ month, mode }) => `${month} ${mode.id}`)).size).toBe(4);
});

test('a player’s history ends with their place on the board', async () => {
  for (const { id, mmr, games } of (await fetchBoard()).slice(0, 5)) {
    const { current, history } = await get<PlayerRating>(`/api/players/${id}/rating`);
    expect(current).toMatchObject({ mmr, games });
    expect(history.at(-1)).toMatchObject({ day: current?.lastRatedOn, mmr });
    expect(history.map(({ day }) => day)).toEqual(history.map(({ day }) => day).sort());
  }
});

test('the comparison finds places and scores that differ from those of the matches', async () => {
  const isTeamMode = (mode: string) => defaultCatalogue.mode(mode).teams;
  const compare = () => compareRatings(pool, isTeamMode, defaultSeasonOf);
  expect(await compare()).toEqual([]);
  await pool.query(`update rating_day set best = best + 1 where ladder = 'all' and day % 2 = 0`);
  await pool.query('update rating_calibration set brier = brier + 1');
  await pool.query(`delete from rating_board where ladder = 'all'`);
  expect(await compare()).toEqual([
    expect.stringMatching(/^\d+ places on ladders differ from the matches$/),
    'The scores of predictions differ from the matches',
    'The leaderboard does not have the last place of every player',
  ]);
});
