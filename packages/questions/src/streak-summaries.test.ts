import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { evaluateQuestion, type FactRows } from './evaluate/evaluate-question.ts';
import { planQuestion } from './plan.ts';
import { canUseStreakSummaries } from './sql/streak-groups-sql.ts';
import { type FactStore, openFactStore } from './testing/open-fact-store.ts';
import { randomContext, randomFacts } from './testing/random-facts.ts';
import { readQuestion } from './url/read-question.ts';

let store: FactStore;
beforeAll(async () => {
  store = await openFactStore();
});
afterAll(() => store.close());

const [seed = 0] = fc.sample(fc.nat(), 1);
const HISTORY_COUNT = 3;

/** Returns players of many matches each, in two modes, who win most of them, so that streaks last for months. */
function createLongHistories(historyIndex: number): FactRows {
  const factSets = fc.sample(randomFacts, { numRuns: 4, seed: seed + historyIndex });
  // Nobody loses in the first history; in later ones, streaks are ever shorter.
  const lossesPerTen = 2 * historyIndex;
  const luck = fc.sample(fc.nat(9), { numRuns: 4000, seed: seed + historyIndex });
  let next = 0;
  const isLucky = () => {
    next += 1;
    return (luck[next % luck.length] ?? 0) >= lossesPerTen;
  };
  const players = factSets.flatMap((facts, setIndex) =>
    facts.players.map((row) => ({
      ...row,
      match_id: String(BigInt(row.match_id) + BigInt(setIndex) * 1_000_000n),
      ...(row.mode === 'conquer' ? {} : { mode: 'raid-easy', category: 'pve' }),
      result: row.result === null ? null : isLucky() ? 1 : row.result,
      deaths: row.bot || isLucky() ? 0 : 1,
      mvp: row.bot || isLucky() ? 1 : 0,
    })),
  );
  return { players, parts: [], rewards: [], uploads: [] };
}

function read(text: string) {
  const readResult = readQuestion(new URLSearchParams(text));
  if ('problems' in readResult) throw new Error(JSON.stringify(readResult.problems));
  return readResult;
}

const measuresOf = (name: string) => `${name},${name}End`;
const boardQuery = (name: string) =>
  `facts=players&measures=${measuresOf(name)}&by=player,mode&min=${name}:1&sort=-${name},${name}End&limit=3&top=true`;
const queriesOf = (name: string) => [
  boardQuery(name),
  `${boardQuery(name)}&offset=2`,
  // All groups, even those without finished matches; then how many have a streak of at least 4.
  `facts=players&measures=${measuresOf(name)}&by=player,category,mode&limit=1000`,
  `facts=players&measures=${name}&by=player,mode&min=${name}:4&limit=1`,
  `facts=players&measures=${measuresOf(name)}&by=mode&player=2&limit=1000`,
  `facts=players&measures=${name}&by=player&mode=conquer&limit=1000`,
];
const selections = [
  ...['', 'mode=conquer', 'category=pve', 'confirmed=2', 'season=winter'],
  ...['from=2025-12-01&to=2026-01-31', 'from=2025-11-17&to=2026-03-02', 'from=2026-02-28'],
  // Computed from rows, since summaries do not tell these apart: maps, a third witness, and quarters that
  // an operator's season interrupts.
  ...['map=sand_crater', 'confirmed=3', 'season=2026-q1'],
];

test(`joining the summaries of files gives the same streaks as all rows, seed ${seed}`, async () => {
  let summaryAnswers = 0;
  for (let historyIndex = 0; historyIndex < HISTORY_COUNT; historyIndex += 1) {
    const rows = createLongHistories(historyIndex);
    const files = await store.write(rows, 'month');
    const ask = async (text: string) => {
      const { question } = read(text);
      const answer = await store.ask(question, files, randomContext);
      expect(answer, text).toEqual(evaluateQuestion(question, rows, randomContext));
      if (canUseStreakSummaries(planQuestion(question, randomContext), randomContext))
        summaryAnswers += 1;
    };
    for (const query of [
      ...queriesOf('winStreak'),
      boardQuery('survivalStreak'),
      boardQuery('mvpStreak'),
    ]) {
      const valid = selections.filter(
        (selection) => !(query.includes('mode=conquer') && selection.includes('mode=')),
      );
      await Promise.all(valid.map((selection) => ask(`${query}&${selection}`)));
    }
  }
  // Eight queries with eight selections each, but for the one that would select its mode twice.
  expect(summaryAnswers).toBe(HISTORY_COUNT * (8 * 8 - 1));
}, 120_000);

test('streaks of several kinds, across modes or of units are computed from rows', () => {
  for (const text of [
    'measures=winStreak,mvpStreak&by=player,mode',
    'measures=winStreak,games&by=player,mode',
    'measures=winStreak&by=player',
    'measures=winStreak&by=player,mode,day',
    'measures=winStreak&by=player,mode&bots=true',
    'measures=winStreak&by=mode&per=player',
  ]) {
    const plan = planQuestion(read(`facts=players&${text}`).question, randomContext);
    expect(canUseStreakSummaries(plan, randomContext), text).toBe(false);
  }
});
