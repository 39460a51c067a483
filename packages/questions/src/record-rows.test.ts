import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { evaluateQuestion, type FactRows } from './evaluate/evaluate-question.ts';
import { planQuestion } from './plan.ts';
import { RECORD_ROWS } from './record-rows.ts';
import { canUseRecordRows } from './sql/row-groups-sql.ts';
import { type FactStore, openFactStore } from './testing/open-fact-store.ts';
import { randomContext, randomFacts } from './testing/random-facts.ts';
import { readQuestion } from './url/read-question.ts';

let store: FactStore;
beforeAll(async () => {
  store = await openFactStore();
});
afterAll(() => store.close());

const [seed = 0] = fc.sample(fc.nat(), 1);

/** Returns the players of many sets of random facts, so that modes have more rows than are stored. */
function createManyPlayers(): FactRows {
  const factSets = fc.sample(randomFacts, { numRuns: 40, seed });
  const players = factSets.flatMap((rows, setIndex) =>
    rows.players.map((row) => ({
      ...row,
      match_id: String(BigInt(row.match_id) + BigInt(setIndex) * 1_000_000n),
      // Few different values, so that many rows are equal.
      damage: row.damage === null ? null : row.damage % 700,
    })),
  );
  return { players, parts: [], rewards: [], uploads: [] };
}

const boardQuery = (measure: string, otherParameters: string) =>
  `facts=players&measures=${measure},maxPowerScore,first&by=player,match,mode&sort=-${measure},first&top=true&${otherParameters}`;

test(`the best rows of each file answer boards as all rows do, seed ${seed}`, async () => {
  const rows = createManyPlayers();
  const rowsByMode = Object.groupBy(rows.players, ({ mode }) => mode);
  expect(Math.max(...Object.values(rowsByMode).map((list = []) => list.length))).toBeGreaterThan(
    4 * RECORD_ROWS,
  );
  const files = await store.write(rows, 'month');
  const selections = [
    '',
    'mode=conquer',
    'category=pvp',
    'confirmed=2',
    'from=2025-12-31&to=2026-02-10',
    'season=winter',
    // Not answered from them: quarters between the operator's seasons, other filters and more rows.
    'season=2026-q1',
    'map=sand_crater',
  ];
  const questions = ['maxDamage', 'maxKills', 'maxDroneKills', 'damagePerMinute'].flatMap(
    (measure) =>
      selections.map((selection) => {
        const length = measure === 'damagePerMinute' ? 'length=120-&' : '';
        return boardQuery(measure, `${length}limit=50&${selection}`);
      }),
  );
  let answeredFromRecords = 0;
  for (const text of [
    ...questions,
    boardQuery('maxScore', 'limit=51'),
    boardQuery('maxScore', 'offset=10'),
  ]) {
    const readResult = readQuestion(new URLSearchParams(text));
    if ('problems' in readResult) throw new Error(JSON.stringify(readResult.problems));
    const { question } = readResult;
    const answer = await store.ask(question, files, randomContext);
    expect(answer, text).toEqual(evaluateQuestion(question, rows, randomContext));
    if (canUseRecordRows(planQuestion(question, randomContext), randomContext))
      answeredFromRecords += 1;
  }
  expect(answeredFromRecords).toBe(4 * 6);
}, 60_000);
