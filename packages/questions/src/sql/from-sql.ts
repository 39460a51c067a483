import type { FactTable } from '../fact-tables.ts';
import { type Plan, sourcesOf, usesSource } from '../plan.ts';
import type { QuestionContext } from '../question-context.ts';
import { carriedPartsSql } from './carried-parts-sql.ts';
import type { FactFiles } from './fact-files.ts';
import { isUnfinishedOnly } from './hoist-finished-condition.ts';
import type { KeySqlContext } from './key-sql.ts';
import { otherPartsSql } from './other-parts-sql.ts';
import { partTraitsSql } from './part-traits-sql.ts';
import { rowsOfPeriodSql, tableSql } from './period-rows-sql.ts';
import { pricedRewardsSql } from './priced-rewards-sql.ts';
import { teamTraitSql } from './team-trait-sql.ts';

/** Returns the facts of a plan, joined with what its keys need; hidden players are left out here. */
export function fromSql(
  plan: Plan,
  { files, allFiles }: { files: FactFiles; allFiles: FactFiles },
  { hidden, parts }: Pick<QuestionContext, 'hidden' | 'parts'>,
  keyContext: KeySqlContext,
): string {
  const { parameters } = keyContext;
  // The same text wherever it is used, so that its parameters are bound once.
  const sqlByTable = new Map<FactTable, string>();
  const rowsOf = (name: FactTable) => {
    const rows = sqlByTable.get(name) ?? rowsOfPeriodSql(name, files[name], plan, keyContext);
    sqlByTable.set(name, rows);
    return rows;
  };
  const table = rowsOf(plan.facts);
  // Few matches, or none, are unfinished: what is joined with their rows has to be computed only for them.
  const semiJoinUnfinished = (column: string) =>
    isUnfinishedOnly(plan.conditions)
      ? `SEMI JOIN (SELECT ${column} AS unfinished FROM ${table} WHERE result IS NULL) ON unfinished = ${column}`
      : '';
  const rowsToJoin = (name: FactTable) => {
    const condition = semiJoinUnfinished('match_id');
    return condition === '' ? rowsOf(name) : `(FROM ${rowsOf(name)} ${condition})`;
  };
  const facts = plan.prices === null ? table : pricedRewardsSql(table, plan.prices, parameters);
  const clauses = [`FROM ${facts} AS facts`];
  if (usesSource({ ...plan, selections: [] }, 'part')) {
    clauses.push(`LEFT JOIN ${partTraitsSql(parts, parameters)} AS part_traits
  ON part_traits.part_id = facts.part`);
  }
  for (const { relation } of sourcesOf(plan, 'others')) {
    clauses.push(otherPartsSql[relation](plan, rowsToJoin('parts'), keyContext));
  }
  for (const { trait } of sourcesOf(plan, 'team')) {
    clauses.push(teamTraitSql(trait, plan, rowsToJoin, keyContext));
  }
  if (usesSource(plan, 'cohort')) {
    // The first match of all, whatever the question's period.
    clauses.push(`LEFT JOIN (
    SELECT player_no AS seen_no, min(started_at) AS at
    FROM ${tableSql('players', allFiles.players)} ${semiJoinUnfinished('player_no')} WHERE first_of_month GROUP BY player_no
  ) AS first_seen ON first_seen.seen_no = facts.player_no`);
  }
  clauses.push(...carriedPartsSql(plan, tableSql('parts', allFiles.parts), parameters));
  if (plan.omitsHidden && hidden.size > 0) {
    clauses.push(`ANTI JOIN (SELECT unnest(${parameters.add([...hidden])}) AS hidden_id) AS hidden
  ON hidden.hidden_id = facts.player_id`);
  }
  return clauses.join('\n');
}
