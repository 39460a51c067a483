import { duckdbTypes, type FactTable, factColumns } from '../fact-tables.ts';
import { type Plan, usesSource } from '../plan.ts';
import type { QuestionContext } from '../question-context.ts';
import type { FactFiles } from './fact-files.ts';
import type { KeySqlContext } from './key-sql.ts';
import type { Parameters } from './parameters.ts';
import { whereSql } from './where-sql.ts';

/** Returns the facts of a plan, joined with what its keys need; hidden players are left out here. */
export function fromSql(
  plan: Plan,
  { files, allFiles }: { files: FactFiles; allFiles: FactFiles },
  { hidden, parts }: Pick<QuestionContext, 'hidden' | 'parts'>,
  keyContext: KeySqlContext,
): string {
  const { parameters } = keyContext;
  const terms = [`FROM ${tableSql(plan.facts, files)} AS facts`];
  if (usesSource(plan, 'part')) {
    terms.push(`LEFT JOIN ${partTraitsSql(parts, parameters)} AS part_traits
  ON part_traits.part_id = facts.part`);
  }
  if (usesSource(plan, 'partner')) {
    terms.push(`JOIN ${partnersSql(plan, files, keyContext)} AS partners
  ON partners.of_match = facts.match_id AND partners.of_player = facts.player_id
    AND partners.partner <> facts.part`);
  }
  if (usesSource(plan, 'cohort')) {
    // First seen ever, so whatever the period is.
    terms.push(`LEFT JOIN (
    SELECT player_id AS seen_id, min(started_at) AS at
    FROM ${tableSql('players', allFiles)} WHERE player_id IS NOT NULL GROUP BY player_id
  ) AS first_seen ON first_seen.seen_id = facts.player_id`);
  }
  if (plan.omitsHidden && hidden.size > 0) {
    terms.push(`ANTI JOIN (SELECT unnest(${parameters.add([...hidden])}) AS hidden_id) AS hidden
  ON hidden.hidden_id = facts.player_id`);
  }
  return terms.join('\n');
}

/** Returns the rows of files, or a table without any. */
function tableSql(table: FactTable, files: FactFiles): string {
  const paths = files[table].map(({ path }) => `'${path.replaceAll("'", "''")}'`);
  if (paths.length > 0) return `read_parquet([${paths.join(', ')}])`;
  const columns = factColumns(table).map(
    ({ name, type }) => `NULL::${duckdbTypes[type]} AS ${name}`,
  );
  return `(SELECT ${columns.join(', ')} WHERE false)`;
}

/**
 * Returns the other parts of vehicles; `withPartners` is the same for rows in memory. They are selected
 * like the parts themselves, except by what parts they are, so that the join is as small as it can be.
 */
function partnersSql(plan: Plan, files: FactFiles, keyContext: KeySqlContext): string {
  const selections = plan.selections.filter(({ dimension: { source } }) =>
    source.from === 'column' ? source.column !== 'part' : source.from === 'time',
  );
  return `(
    SELECT match_id AS of_match, player_id AS of_player, part AS partner
    FROM ${tableSql('parts', files)} ${whereSql({ ...plan, selections }, keyContext)}
  )`;
}

function partTraitsSql(parts: QuestionContext['parts'], parameters: Parameters): string {
  const entries = [...parts];
  const list = (values: (string | null)[]) =>
    // Lists of texts have no nulls when they are bound.
    `unnest(list_transform(${parameters.add(values.map((value) => value ?? ''))}, lambda value: nullif(value, '')))`;
  return `(
    SELECT ${list(entries.map(([id]) => id))} AS part_id,
      ${list(entries.map(([, { kind }]) => kind))} AS kind,
      ${list(entries.map(([, { type }]) => type))} AS type,
      ${list(entries.map(([, { rarity }]) => rarity))} AS rarity,
      ${list(entries.map(([, { faction }]) => faction))} AS faction
  )`;
}
