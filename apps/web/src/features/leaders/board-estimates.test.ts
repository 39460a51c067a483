/** Compares boards with a simple computation from the games of simulated players. */

import type { LeaderMeasure } from '@scrapboard/contract/leader-rules';
import {
  evaluateQuestion,
  type FactRow,
  type FactRows,
  questionParameters,
  readQuestion,
} from '@scrapboard/questions';
import { partPlayersQuestion } from '@scrapboard/questions/boards';
import { rankPlayers } from '@scrapboard/questions/leaders';
import { parseLeadersQuery, rankParts } from '@scrapboard/read-models';
import { expect, test } from 'vitest';
import type { PageQuestion } from '../../questions/page-question.ts';
import { RANKED_PAGE_OPTIONS, toPageFilters } from '../../questions/question-filters.ts';
import { toQuestion } from '../../questions/to-question.ts';

const WEAPON = 'CarPart_Gun_Shotgun';
const MIN_GAMES = 5;
const FIRST_START = Date.UTC(2026, 0, 5);
const HOUR_MS = 3_600_000;

interface Game {
  player: string;
  /** In hundredths of a point, as stored. */
  damage: number;
  won: boolean;
}

/** Creates a generator of numbers from 0 to 1 that are the same for the same seed. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

/** Returns the games of 40 players of different skill, each with 1 to 60 of them. */
function simulateGames(): Game[] {
  const random = createRandom(7);
  return Array.from({ length: 40 }, (_, index) => {
    const skill = random() + random() + random();
    return Array.from({ length: 1 + Math.floor(60 * random() ** 2) }, () => ({
      player: String(1000 + index),
      damage: Math.round(100_000 * (skill / 3 + random() ** 2)),
      won: random() < 0.3 + skill / 7,
    }));
  }).flat();
}

function toRow({ player, damage, won }: Game, index: number): FactRow<'parts'> {
  return {
    match_id: String(index),
    started_at: FIRST_START + index * HOUR_MS,
    ...{ category: 'pvp', mode: '8v8', gameplay: 'Conquer', map: 'sand_crater' },
    ...{ region: null, host: null, client_version: null, finished: true, witnesses: 1 },
    ...{ player_id: player, build: null, power_score: 9000, team: 1, party: null, party_size: 1 },
    ...{ result: won ? 1 : -1, expected: null, humans: 16, bots: 0 },
    ...{ duration: 1800, damage, cabin_damage: 0, part: WEAPON, used: true, seat: 0 },
    ...{ first_of_part: true, first_used: true, part_damage: damage, part_hits: 1, part_kills: 0 },
  };
}

const games = simulateGames();
const facts: FactRows = { players: [], parts: games.map(toRow), rewards: [], uploads: [] };

function evaluateBoard(by: LeaderMeasure) {
  const pageQuestion: PageQuestion = partPlayersQuestion('weapon', WEAPON, by, MIN_GAMES);
  const readResult = readQuestion(questionParameters(toQuestion(pageQuestion, {}).question));
  if (!('question' in readResult)) throw new Error('The question is not valid');
  const context = { hidden: new Set<string>(), seasons: [], parts: new Map() };
  const { rows } = evaluateQuestion(readResult.question, facts, context);
  return rankPlayers(rows, by, MIN_GAMES);
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const meanOf = (values: readonly number[]) => sum(values) / values.length;

/**
 * Moves the means of samples towards their common mean: Morris (1983), with the variance between
 * samples found by the iteration of DerSimonian and Kacker (2007) instead of by bisection.
 */
function shrinkMeans(samples: readonly (readonly number[])[]): number[] {
  const sampleCount = samples.length;
  const means = samples.map(meanOf);
  const squares = samples.map((values, i) =>
    sum(values.map((value) => (value - (means[i] ?? 0)) ** 2)),
  );
  const variancePerGame = sum(squares) / sum(samples.map(({ length }) => length - 1));
  let varianceBetween = 0;
  let center = 0;
  for (let round = 0; round < 200; round++) {
    const weights = samples.map(({ length }) => 1 / (variancePerGame / length + varianceBetween));
    center = sum(means.map((mean, i) => mean * (weights[i] ?? 0))) / sum(weights);
    const deviations = means.map((mean, i) => (weights[i] ?? 0) * (mean - center) ** 2);
    const slope = sum(deviations.map((deviation, i) => deviation * (weights[i] ?? 0)));
    varianceBetween = Math.max(0, varianceBetween + (sum(deviations) - (sampleCount - 1)) / slope);
  }
  return means.map((mean, i) => {
    const variance = variancePerGame / (samples[i]?.length ?? 1);
    const shrinkage =
      (((sampleCount - 3) / (sampleCount - 1)) * variance) / (variance + varianceBetween);
    return center + (1 - shrinkage) * (mean - center);
  });
}

/** Returns the estimate of each player with enough games. */
function computeEstimates(read: (game: Game) => number): [string, number][] {
  const players = [...Map.groupBy(games, ({ player }) => player)].filter(
    ([, gamesOfPlayer]) => gamesOfPlayer.length >= MIN_GAMES,
  );
  const estimates = shrinkMeans(players.map(([, gamesOfPlayer]) => gamesOfPlayer.map(read)));
  return players.map(([player], i) => [player, estimates[i] ?? 0]);
}

test('the estimates of a board agree with a plain computation, and the highest comes first', () => {
  const expected = computeEstimates(({ damage }) => damage / 100).toSorted(([, a], [, b]) => b - a);
  expect(expected.length).toBeGreaterThan(20);
  expect(evaluateBoard('damagePerGame').map(({ player, value }) => [player, value])).toEqual(
    expected.map(([player, value]) => [player, expect.closeTo(value, 3)]),
  );
});

test('the estimates of win rates agree with a plain computation', () => {
  const expected = Object.fromEntries(computeEstimates(({ won }) => (won ? 100 : 0)));
  const board = evaluateBoard('winRate');
  expect(board).toHaveLength(Object.keys(expected).length);
  for (const { player, value } of board) expect(value).toBeCloseTo(expected[player] ?? 0, 3);
});

test('the leader of a part in the list of all parts is the first player of its board', async () => {
  const leadersQuestion = parseLeadersQuery({ kind: 'weapon', minGames: String(MIN_GAMES) });
  const traits = { kind: 'weapon', type: null, rarity: null, faction: null } as const;
  const context = { hidden: new Set<string>(), seasons: [], parts: new Map([[WEAPON, traits]]) };
  const expected = computeEstimates(({ damage }) => damage / 100).toSorted(([, a], [, b]) => b - a);
  const { players, parts } = await rankParts(leadersQuestion, (question) =>
    evaluateQuestion(question, facts, context),
  );
  expect(parts.map(({ part }) => part)).toEqual([WEAPON]);
  expect([...(parts[0]?.order ?? [])].map((index) => players[index])).toEqual(
    expected.map(([player]) => player),
  );
});

test('boards count only confirmed matches if the operator requires witnesses', () => {
  const days = { lastDay: '2026-05-07', zone: 'UTC' };
  expect(toPageFilters({}, RANKED_PAGE_OPTIONS, { ...days, minWitnesses: 2 }).confirmed).toBe(2);
  expect(
    toPageFilters({}, RANKED_PAGE_OPTIONS, { ...days, minWitnesses: 1 }).confirmed,
  ).toBeUndefined();
  expect(toPageFilters({}, {}, { ...days, minWitnesses: 2 }).confirmed).toBeUndefined();
});
