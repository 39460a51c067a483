import type { Calibration } from '@scrapboard/statistics/above-expectation';
import type { Aggregate } from '../aggregate.ts';
import type { Key } from '../dimensions/key-codec.ts';
import type { FactRow, FactTable } from '../fact-tables.ts';
import { finishAnswer, type QuestionRows } from '../finish-answer.ts';
import { type Group, indexAggregates } from '../group.ts';
import { type Plan, planQuestion, usesSource } from '../plan.ts';
import type { Question } from '../question.ts';
import type { QuestionContext } from '../question-context.ts';
import { createOffsetFinder } from '../zone-steps.ts';
import type { AnyRow } from './any-row.ts';
import { calibrationOf } from './calibration-of.ts';
import { createBeforeFilter } from './create-before-filter.ts';
import { createKeyReader, type KeyContext } from './create-key-reader.ts';
import { createTeamTraitReader } from './create-team-trait-reader.ts';
import { joinOtherParts } from './join-other-parts.ts';
import { priceRewards } from './price-rewards.ts';
import { createReducer, type Reducer } from './reducers.ts';
import { selectBuilds } from './select-builds.ts';
import { selectRows } from './select-rows.ts';
import { toUnitRows } from './to-unit-rows.ts';

/** The rows of every table. */
export type FactRows = { readonly [Table in FactTable]: readonly FactRow<Table>[] };

/**
 * Answers a question from rows in memory, as `questionSql` does from files. Tests compare the
 * answers of both.
 */
export function evaluateQuestion(
  question: Question,
  rows: FactRows,
  context: QuestionContext,
): QuestionRows {
  const plan = planQuestion(question, context);
  const keyContext = keyContextOf(plan, rows, context);
  const rowsOfBuilds = selectBuilds(plan, rowsOf(plan, rows), rows.parts);
  const selectedRows = selectRows(plan, rowsOfBuilds, keyContext, context);
  const getCalibration = () => calibrationOf(rows.players);
  const groups = groupRows(plan, selectedRows, keyContext, getCalibration);
  const filteredGroups = groups.filter(createMinimumFilter(plan)).filter(createBeforeFilter(plan));
  const { unitPlan } = plan;
  if (unitPlan === null) return finishAnswer(plan, filteredGroups);
  return finishAnswer(
    unitPlan,
    groupRows(unitPlan, toUnitRows(plan, filteredGroups), keyContext, getCalibration),
  );
}

/** Returns the rows of a plan's table, with the columns that are not its own. */
function rowsOf(plan: Plan, rows: FactRows): Iterable<AnyRow> {
  if (plan.prices !== null) return priceRewards(plan.prices, rows.rewards);
  return usesSource(plan, 'others') ? joinOtherParts(plan, rows.parts) : rows[plan.facts];
}

function keyContextOf(plan: Plan, rows: FactRows, context: QuestionContext): KeyContext {
  const { seasons, parts } = context;
  return {
    seasons,
    parts,
    firstSeen: usesSource(plan, 'cohort') ? firstSeenOf(rows.players) : new Map(),
    teamTrait: createTeamTraitReader(rows, parts),
    offsetAt: createOffsetFinder(plan.zone, plan.period),
  };
}

function firstSeenOf(players: readonly FactRow<'players'>[]): Map<string, number> {
  const firstSeen = new Map<string, number>();
  for (const { player_id: player, started_at: at } of players) {
    if (player !== null && at < (firstSeen.get(player) ?? Infinity)) firstSeen.set(player, at);
  }
  return firstSeen;
}

function groupRows(
  plan: Plan,
  rows: Iterable<AnyRow>,
  context: KeyContext,
  getCalibration: () => Calibration,
): Group[] {
  const keyReaders = [...plan.by, ...plan.per].map(({ dimension }) =>
    createKeyReader(dimension.source, context),
  );
  const createGroupReducer = (aggregate: Aggregate) => createReducer(aggregate, getCalibration);
  const groups = new Map<string, { keys: Key[]; reducers: Reducer[] }>();
  const groupOf = (keys: Key[]) => {
    const id = JSON.stringify(keys);
    const existing = groups.get(id);
    if (existing !== undefined) return existing;
    const group = { keys, reducers: plan.aggregates.map(createGroupReducer) };
    groups.set(id, group);
    return group;
  };
  // Totals have a row even if there is nothing to count.
  if (keyReaders.length === 0) groupOf([]);
  for (const row of rows) {
    const { reducers } = groupOf(keyReaders.map((readKey) => readKey(row)));
    for (const reducer of reducers) reducer.add(row);
  }
  return [...groups.values()].map(({ keys, reducers }) => ({
    keys,
    values: reducers.map((reducer) => reducer.result()),
  }));
}

function createMinimumFilter(plan: Plan): (group: Group) => boolean {
  const indexOf = indexAggregates(plan);
  const minimums = plan.minimums.map(({ aggregate, atLeast }) => ({
    index: indexOf(aggregate),
    atLeast,
  }));
  return ({ values }) => minimums.every(({ index, atLeast }) => (values[index] ?? 0) >= atLeast);
}
