import {
  evaluateQuestion,
  type FactRow,
  type FactRows,
  type Question,
} from '@scrapboard/questions';
import { expect, test } from 'vitest';
import { parseLeadersQuery } from './parse-leaders-query.ts';
import { rankParts } from './rank-parts.ts';
import { toPartLeaders } from './to-part-leaders.ts';

const WEAPON = 'CarPart_Gun_Shotgun';
const WEAPONS = [WEAPON, 'CarPart_Gun_Cannon', 'CarPart_Gun_Saw', 'CarPart_Gun_Crossbow'];
const MIN_GAMES = 5;

/** Returns the damage of a player’s game in points, which differs between players and between their games. */
const damageOf = (player: number, game: number) =>
  300 + 40 * Math.sin(player * 12.9) + 90 * Math.sin(player * 78.2 + game * 37.7);

function gameRow(part: string, player: number, game: number): FactRow<'parts'> {
  const damage = Math.round(100 * damageOf(player, game));
  return {
    match_id: `${part}-${player}-${game}`,
    started_at: Date.UTC(2026, 0, 5, game),
    ...{ category: 'pvp', mode: '8v8', gameplay: 'Conquer', map: 'sand_crater' },
    ...{ region: null, host: null, client_version: null, finished: true, witnesses: 1 },
    ...{ player_id: String(player), build: null, power_score: 9000, team: 1 },
    ...{ party: null, party_size: 1, result: 1, expected: null, humans: 16, bots: 0 },
    ...{ duration: 1800, damage, cabin_damage: 0, part, used: true, seat: 0 },
    ...{ first_of_part: true, first_used: true, part_damage: damage, part_hits: 1, part_kills: 0 },
  };
}

/** Returns the facts of players who all play each weapon equally often. */
function factsOf(weapons: readonly string[], players: number): FactRows {
  const parts = weapons.flatMap((weapon) =>
    Array.from({ length: players }, (_, player) =>
      Array.from({ length: MIN_GAMES }, (__, game) => gameRow(weapon, player, game)),
    ).flat(),
  );
  return { players: [], parts, rewards: [], uploads: [] };
}

const context = {
  hidden: new Set<string>(),
  seasons: [],
  parts: new Map(
    WEAPONS.map((id) => [id, { kind: 'weapon', type: null, rarity: null, faction: null }] as const),
  ),
};

/**
 * Returns the estimates of players with equally many games: between all of them, in the ratio of
 * chance to what is observed (James and Stein), which needs no iteration if samples are equally large.
 */
function computePlainEstimates(players: number): number[] {
  const mean = (values: readonly number[]) =>
    values.reduce((total, value) => total + value, 0) / values.length;
  const samples = Array.from({ length: players }, (_, player) =>
    Array.from({ length: MIN_GAMES }, (__, game) => Math.round(100 * damageOf(player, game)) / 100),
  );
  const means = samples.map(mean);
  const center = mean(means);
  const deviations = samples.flatMap((sample, i) =>
    sample.map((value) => (value - (means[i] ?? 0)) ** 2),
  );
  const chance = (mean(deviations) * MIN_GAMES) / (MIN_GAMES - 1) / MIN_GAMES;
  const observed = (mean(means.map((value) => (value - center) ** 2)) * players) / (players - 1);
  const shrinkage = (((players - 3) / (players - 1)) * chance) / observed;
  return means.map((value) => center + (1 - shrinkage) * (value - center));
}

/** Evaluates questions about these facts, and records them. */
function createQuestionRecorder(facts: FactRows) {
  const askedQuestions: Question[] = [];
  const ask = (question: Question) => {
    askedQuestions.push(question);
    return evaluateQuestion(question, facts, context);
  };
  return { askedQuestions, ask };
}

test('all players with a part are ranked, more than an answer to a question has rows', async () => {
  const players = 10_500;
  const query = parseLeadersQuery({ kind: 'weapon', minGames: String(MIN_GAMES) });
  const rankings = await rankParts(query, createQuestionRecorder(factsOf([WEAPON], players)).ask);
  const estimates = computePlainEstimates(players);
  const best = Math.max(...estimates);
  const last = estimates.indexOf(Math.min(...estimates));
  const { leaders } = toPartLeaders(rankings, {
    partName: () => 'Shotgun',
    nicknames: new Map(),
    player: String(last),
  });
  expect(leaders).toHaveLength(1);
  expect(leaders[0]).toMatchObject({
    part: { id: WEAPON, name: 'Shotgun' },
    best: {
      player: { id: String(estimates.indexOf(best)) },
      games: MIN_GAMES,
      value: expect.closeTo(best, 3),
    },
    players,
    games: players * MIN_GAMES,
    marked: { player: String(last), rank: players },
  });
});

test('more pairs than one question may select are ranked in batches of parts, with the same result', async () => {
  const { question, ranking } = parseLeadersQuery({ kind: 'weapon', minGames: '5', mode: '8v8' });
  const { askedQuestions, ask } = createQuestionRecorder(factsOf(WEAPONS, 8));
  const whole = await rankParts({ question, ranking }, ask);
  expect(askedQuestions).toHaveLength(1);
  expect(whole.parts.map(({ part }) => part)).toEqual(WEAPONS.toSorted());
  const inBatches = await rankParts({ question: { ...question, limit: 16 }, ranking }, ask);
  expect(askedQuestions.length).toBeGreaterThan(3);
  expect(inBatches).toEqual(whole);
  await expect(rankParts({ question: { ...question, limit: 7 }, ranking }, ask)).rejects.toThrow(
    'too many players with one part (8)',
  );
});

test('parameters that are not filters are refused', () => {
  for (const name of ['limit', 'measures', 'top', 'partKind', 'carried', 'luck']) {
    expect(() => parseLeadersQuery({ kind: 'weapon', [name]: '1' })).toThrow(name);
  }
  expect(() => parseLeadersQuery({ kind: 'weapon', minGames: '4' })).toThrow('from 5 to 10000');
});
