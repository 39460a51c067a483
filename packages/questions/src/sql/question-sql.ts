import type { Condition } from '../aggregate.ts';
import type { MaxNumbers } from '../fact-tables.ts';
import { indexAggregates } from '../group.ts';
import { type Plan, planQuestion, sourcesOf } from '../plan.ts';
import type { Question } from '../question.ts';
import type { QuestionContext } from '../question-context.ts';
import { listZoneSteps } from '../zone-steps.ts';
import { beforeSql } from './before-sql.ts';
import { calibrationSql } from './calibration-sql.ts';
import { conditionSql } from './condition-sql.ts';
import {
  countDays,
  type FactFile,
  type FactFiles,
  type FileTable,
  filesInPeriod,
  isWithin,
} from './fact-files.ts';
import { canUseDayTotals, dayTotalsSql } from './first-rows-sql.ts';
import { fromSql } from './from-sql.ts';
import { groupsSql } from './groups-sql.ts';
import { type KeySqlContext, monthSql } from './key-sql.ts';
import { localTimeSql } from './local-time-sql.ts';
import { isSortedBySql, orderSql, valueColumn } from './order-sql.ts';
import { canUseOtherPartSeats, otherPartGroupsSql } from './other-part-groups-sql.ts';
import { canUsePairCounts, pairGroupsSql } from './pair-groups-sql.ts';
import { createParameters, type Parameters, type SqlParameter } from './parameters.ts';
import { MONTH_COLUMN, rowsOfPeriodSql } from './period-rows-sql.ts';
import { canUseRecordRows, hasGroupPerRow, isOnBoardSql, rowGroupsSql } from './row-groups-sql.ts';
import { canUseStreakSummaries, streakGroupsSql } from './streak-groups-sql.ts';
import { type MainPartTrait, mainPartIds } from './team-trait-sql.ts';
import { unitsSql } from './units-sql.ts';
import { whereSql } from './where-sql.ts';

/** A statement for DuckDB, whose rows `readAnswer` turns into the answer. */
export interface QuestionStatement {
  sql: string;
  values: readonly SqlParameter[];
  plan: Plan;
}

/**
 * Returns the statement that answers a question from files; `numbers` are the greatest numbers in them.
 * Rows outside the question’s period are not read, and groups outside the requested page are not returned,
 * unless they are sorted by a rate.
 */
export function questionSql(
  question: Question,
  allFiles: FactFiles,
  context: QuestionContext,
  numbers: MaxNumbers,
): QuestionStatement {
  const plan = planQuestion(question, context);
  const parameters = createParameters();
  const files = Object.fromEntries(
    Object.entries(allFiles).map(([table, list]) => [table, filesInPeriod(list, plan.period)]),
  ) as Record<FileTable, ReturnType<typeof filesInPeriod>>;
  const isWhole = (file: FactFile) => isWithin(file, plan.period);
  const cutFiles = files.players.filter((file) => !isWhole(file));
  const usesRecordRows = canUseRecordRows(plan, context);
  if (usesRecordRows) files.players = [...files.records.filter(isWhole), ...cutFiles];
  let localTime: string | undefined;
  const partIds = new Map<MainPartTrait, string>();
  const keyContext: KeySqlContext = {
    seasons: context.seasons,
    parts: context.parts,
    month: usesMonths(plan) ? MONTH_COLUMN : monthSql('started_at'),
    // The same text wherever it is used, so that DuckDB computes it once.
    localTime: () => {
      localTime ??= localTimeSql(listZoneSteps(plan.zone, plan.period), parameters);
      return localTime;
    },
    mainPartIds: (trait) => {
      const ids = partIds.get(trait) ?? parameters.add(mainPartIds(trait, context.parts));
      partIds.set(trait, ids);
      return ids;
    },
    parameters,
    distinct: { numbers, days: countDays(files[plan.facts], plan.period) },
  };
  const rowsOfPlanSql = (planOfRows: Plan, filesOfPlan = files) =>
    `${fromSql(planOfRows, { files: filesOfPlan, allFiles }, context, keyContext)}
${whereSql(planOfRows, keyContext)}`;
  const rowsSql = (...conditions: Condition[]) =>
    rowsOfPlanSql({ ...plan, conditions: [...plan.conditions, ...conditions] });
  const groupsOfPlanSql = () => {
    if (canUsePairCounts(plan, context)) {
      const pairContext = { ...keyContext, month: monthSql('started_at') };
      const counts = rowsOfPeriodSql('pairs', files.pairs, plan, pairContext);
      return pairGroupsSql(plan, counts, pairContext);
    }
    if (canUseDayTotals(plan, context)) return dayTotalsSql(plan, rowsSql(), keyContext);
    if (canUseStreakSummaries(plan, context))
      return streakGroupsSql(plan, files, context, keyContext);
    if (hasGroupPerRow(plan)) {
      const rows = rowsSql();
      if (!usesRecordRows || cutFiles.length === 0) return rowGroupsSql(plan, rows, keyContext);
      const recordRows = rowsOfPlanSql(plan, { ...files, players: files.records });
      return rowGroupsSql(plan, `${rows} AND ${isOnBoardSql(plan, recordRows)}`, keyContext);
    }
    return canUseOtherPartSeats(plan, files)
      ? otherPartGroupsSql(plan, files, rowsOfPlanSql, keyContext)
      : groupsSql(plan, rowsSql, keyContext);
  };
  const groups = groupsOfPlanSql();
  const unitRowsSql = (...conditions: Condition[]) => {
    const terms = conditions.map((condition) => conditionSql(condition, parameters));
    return `FROM units ${terms.length === 0 ? '' : `WHERE ${terms.join(' AND ')}`}`;
  };
  const { unitPlan } = plan;
  const answerPlan = unitPlan ?? plan;
  const order = orderSql(answerPlan);
  const sql = `WITH ${calibrationSql(plan, allFiles)}groups AS ${unitPlan === null ? '' : 'NOT '}MATERIALIZED (${groups}),
filtered_groups AS (SELECT *, true AS present FROM groups ${conditionsOfGroupsSql(plan, parameters)}),
${unitPlan === null ? '' : `units AS MATERIALIZED (${unitsSql(plan)}),`}
answer AS ${unitPlan === null ? '' : 'MATERIALIZED '}(${unitPlan === null ? 'FROM filtered_groups' : withPresentSql(groupsSql(unitPlan, unitRowsSql, keyContext))}),
page AS (SELECT * FROM answer ${isSortedBySql(answerPlan) ? `${order} ${pageSql(plan)}` : ''})
${answerPlan.isTopOnly && isSortedBySql(answerPlan) ? 'SELECT * FROM page' : COUNTED_PAGE}
${order}`;
  return { sql, values: parameters.values, plan: answerPlan };
}

const COUNTED_PAGE = `SELECT page.*, counted.total
FROM (SELECT count(*)::DOUBLE AS total FROM answer) AS counted LEFT JOIN page ON true`;

const usesMonths = (plan: Plan) => sourcesOf(plan, 'time').some(({ bucket }) => bucket === 'month');

const withPresentSql = (groups: string) => `SELECT *, true AS present FROM (${groups})`;

function conditionsOfGroupsSql(plan: Plan, parameters: Parameters): string {
  const indexOf = indexAggregates(plan);
  const terms = plan.minimums.map(
    ({ aggregate, atLeast }) => `${valueColumn(indexOf(aggregate))} >= ${atLeast}`,
  );
  const before = beforeSql(plan, parameters);
  if (before !== null) terms.push(before);
  return terms.length === 0 ? '' : `WHERE ${terms.join(' AND ')}`;
}

function pageSql({ limit, offset }: Plan): string {
  return `LIMIT ${limit} OFFSET ${offset}`;
}
