import { type Aggregate, aggregateKey, type Condition } from '../aggregate.ts';
import type { Dimension } from '../dimensions/dimension.ts';
import { type StreakName, streakMeasures, streakNames } from '../measures/streak-measures.ts';
import type { Plan } from '../plan.ts';
import type { QuestionContext } from '../question-context.ts';
import {
  endSecondsOfRunSql,
  lengthOfRunSql,
  packRunSql,
  secondsSql,
  streakColumnNames,
  summarySql,
} from '../streak-summaries.ts';
import { type FactFile, type FactFiles, isWithin } from './fact-files.ts';
import { type KeySqlContext, monthSql } from './key-sql.ts';
import { keyColumn, valueColumn } from './order-sql.ts';
import { rowsOfPeriodSql, tableSql } from './period-rows-sql.ts';
import { isColumn, selectsWholeModes } from './row-groups-sql.ts';
import { whereSql } from './where-sql.ts';

const aggregateKeyOf = (name: string) => {
  const measure = streakMeasures[name];
  if (measure?.kind !== 'number') throw new Error(`The measure “${name}” is not of kind “number”.`);
  return aggregateKey(measure.aggregate);
};
const streakNamesByAggregate = new Map(
  streakNames.flatMap((name) => [
    [aggregateKeyOf(name), name] as const,
    [aggregateKeyOf(`${name}End`), name] as const,
  ]),
);

const keyNames = ['player_id', 'category', 'mode'] as const;
const keyNameOf = (dimension: Dimension) => keyNames.find((name) => isColumn(name)(dimension));

/**
 * Returns whether the summaries of `streakSummariesSql` can answer a plan: it asks for one kind of streak
 * of players, each within a mode, and selects nothing of what else distinguishes matches.
 */
export function canUseStreakSummaries(
  plan: Plan,
  { seasons }: Pick<QuestionContext, 'seasons'>,
): boolean {
  const { facts, by, per, selections, conditions, carriedParts, aggregates } = plan;
  const hasOne = (name: (typeof keyNames)[number]) =>
    by.some(({ dimension }) => isColumn(name)(dimension)) ||
    selections.some(({ dimension, keys }) => isColumn(name)(dimension) && keys.length === 1);
  return (
    facts === 'players' &&
    per.length === 0 &&
    carriedParts === null &&
    streakNamesOf(aggregates).size === 1 &&
    aggregates.every((aggregate) => streakNamesByAggregate.has(aggregateKey(aggregate))) &&
    hasOne('player_id') &&
    hasOne('mode') &&
    by.every(({ dimension }) => keyNameOf(dimension) !== undefined) &&
    selections.every(
      (selection) =>
        isColumn('player_id')(selection.dimension) || selectsWholeModes(selection, seasons),
    ) &&
    conditions.some(isOfHumans) &&
    conditions.every((condition) => isOfHumans(condition) || isOfConfirmed(condition))
  );
}

const streakNamesOf = (aggregates: readonly Aggregate[]) =>
  new Set(aggregates.map((aggregate) => streakNamesByAggregate.get(aggregateKey(aggregate))));
const isOfHumans = (condition: Condition) =>
  condition.column === 'bot' && 'is' in condition && condition.is === false;
const isOfConfirmed = (condition: Condition) =>
  condition.column === 'witnesses' && 'atLeast' in condition && condition.atLeast === 2;

/**
 * Returns the groups of a plan that `canUseStreakSummaries`. Where its period contains a whole file, the
 * file's summaries are read. The rows of files that it cuts are summarised, but only of players whose
 * streaks in the whole file are long enough, since that takes longer than all the rest.
 */
export function streakGroupsSql(
  plan: Plan,
  files: FactFiles,
  { hidden }: Pick<QuestionContext, 'hidden'>,
  context: KeySqlContext,
): string {
  const [name] = streakNamesOf(plan.aggregates) as Set<StreakName>;
  if (name === undefined) throw new Error('The plan has no streak measure.');
  const columns = columnsOf(name);
  const { prefix, suffix } = columns;
  const isWhole = (file: FactFile) => isWithin(file, plan.period);
  const cutFiles = files.players.filter((file) => !isWhole(file));
  // A mode belongs to one category, so the category need not be compared unless it is a key.
  const groupColumns = ['player_no', 'mode', ...(usesCategory(plan) ? ['category'] : [])].join(
    ', ',
  );
  const cutRows = cutFiles.map((file) => cutRowsSql(plan, file, context));
  const summarize = (table: string) =>
    cutRows.map((rows) =>
      summarySql(`(FROM ${rows} SEMI JOIN ${table} USING (${groupColumns}))`, [name]),
    );
  const keys = plan.by.map(({ dimension }, index) => {
    const key = keyNameOf(dimension) ?? '';
    return `${key === 'player_id' ? 'any_value(player_id)' : key} AS ${keyColumn(index)}`;
  });
  const values = plan.aggregates.map(({ reduce }, index) => {
    const value =
      reduce === 'run'
        ? lengthOfRunSql('max(run)')
        : `CASE WHEN max(run) > 0 THEN 1000 * ${endSecondsOfRunSql('max(run)')} END`;
    return `(${value})::DOUBLE AS ${valueColumn(index)}`;
  });
  const wholeSummaries = summariesSql(plan, files.streaks.filter(isWhole), context);
  const summaries: Summaries = {
    ofWholeFiles: wholeSummaries,
    ofCutFiles:
      cutFiles.length === 0
        ? null
        : summariesSql(
            plan,
            files.streaks.filter((file) => !isWhole(file)),
            context,
          ),
    excludeHidden:
      hidden.size === 0
        ? ''
        : `ANTI JOIN (SELECT unnest(${context.parameters.add([...hidden])}) AS player_id) AS hidden
    USING (player_id)`,
  };
  return `WITH bounds AS MATERIALIZED (${boundsSql(columns, groupColumns, summaries)}),
${candidatesSql(plan, columns, groupColumns, summarize)},
joinable AS (
  SELECT *, coalesce(sum((${suffix} < matches)::INTEGER) OVER (
    PARTITION BY ${groupColumns} ORDER BY last_at ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING
  ), 0) AS island
  FROM (${[
    `SELECT * FROM ${wholeSummaries} SEMI JOIN candidates USING (${groupColumns})`,
    ...summarize('candidates'),
  ].join(' UNION ALL BY NAME ')})
),
pieces AS (
  SELECT ${groupColumns}, player_id, island, ${lengthOfRunSql(prefix)} AS length, ${endSecondsOfRunSql(prefix)} AS seconds
  FROM joinable WHERE ${prefix} > 0
  UNION ALL
  SELECT ${groupColumns}, player_id, island + 1, ${suffix}, ${secondsSql('last_at')}
  FROM joinable WHERE ${suffix} > 0 AND ${suffix} < matches
),
runs AS (
  SELECT ${groupColumns}, any_value(player_id) AS player_id, ${packRunSql('sum(length)', 'max(seconds)')} AS run
  FROM pieces GROUP BY ${groupColumns}, island
  UNION ALL SELECT ${groupColumns}, player_id, ${columns.longest} FROM joinable
)
SELECT ${[...keys, ...values].join(', ')} FROM runs GROUP BY ${groupColumns}`;
}

/** The tables of summaries of whole and of cut files (null if the period cuts none), and a join that excludes hidden players. */
interface Summaries {
  ofWholeFiles: string;
  ofCutFiles: string | null;
  excludeHidden: string;
}

const usesCategory = ({ by }: Plan) => by.some(({ dimension }) => isColumn('category')(dimension));

type Columns = Readonly<Record<keyof typeof streakColumnNames, string>>;

const columnsOf = (name: StreakName): Columns => ({
  prefix: streakColumnNames.prefix(name),
  longest: streakColumnNames.longest(name),
  suffix: streakColumnNames.suffix(name),
});

/** Returns the summaries of files that a plan selects. */
function summariesSql(plan: Plan, files: readonly FactFile[], context: KeySqlContext): string {
  const selections = plan.selections.filter(({ dimension }) => dimension.source.from !== 'time');
  const where = whereSql({ ...plan, conditions: [], selections }, context) || 'WHERE true';
  const isConfirmed = plan.conditions.some(isOfConfirmed) ? 'confirmed' : 'NOT confirmed';
  return `(FROM ${tableSql('streaks', files)} ${where} AND ${isConfirmed})`;
}

/** Returns the rows of players of a file that a plan selects. */
function cutRowsSql(plan: Plan, file: FactFile, context: KeySqlContext): string {
  const rowContext = { ...context, month: monthSql('started_at') };
  const rows = rowsOfPeriodSql('players', [file], plan, rowContext);
  return `(FROM ${rows} ${whereSql(plan, rowContext)})`;
}

/**
 * Returns, for each group, the length of its longest streak within whole files, and an upper bound for all of
 * its streaks. A streak over several files consists at most of the end of one file, of whole files, and of the
 * beginning of another. A file that the period cuts has no longer streak in its part than in the whole file.
 */
function boundsSql(
  { prefix, longest, suffix }: Columns,
  groupColumns: string,
  summaries: Summaries,
): string {
  const length = lengthOfRunSql(longest);
  const ifBroken = (value: string) => `CASE WHEN ${suffix} < matches THEN ${value} ELSE 0 END`;
  const columns = `${groupColumns}, player_id, ${length} AS length`;
  const terms = [
    `SELECT ${columns}, ${length} AS min_length, ${ifBroken(suffix)} AS ending,
      ${ifBroken(lengthOfRunSql(prefix))} AS beginning, matches - ${ifBroken('matches')} AS unbroken
    FROM ${summaries.ofWholeFiles}`,
    // Added only if needed, because each column takes half as long as all the others together.
    ...(summaries.ofCutFiles === null
      ? []
      : [
          `SELECT ${columns}, 0 AS min_length, length AS ending, length AS beginning, 0 AS unbroken FROM ${summaries.ofCutFiles}`,
        ]),
  ];
  return `SELECT ${groupColumns}, max(${summaries.ofCutFiles === null ? 'length' : 'min_length'}) AS min_length,
    greatest(max(length), max(ending) + max(beginning) + sum(unbroken)) AS max_length
  FROM (${terms.join(' UNION ALL BY NAME ')}) ${summaries.excludeHidden} GROUP BY ${groupColumns}`;
}

/** How many times the size of a page the sample is that is looked at first, if a file is cut. */
const SAMPLE_FACTOR = 4;

/**
 * Returns the tables up to `candidates`: the groups whose streaks may be long enough for the minimum of a plan,
 * and for its page of the longest ones.
 */
function candidatesSql(
  { minimums, order, before, isTopOnly, limit, offset }: Plan,
  { longest }: Columns,
  groupColumns: string,
  summarize: (table: string) => readonly string[],
): string {
  const isRunLength = ({ reduce }: Aggregate) => reduce === 'run';
  const lengths = minimums.flatMap(({ aggregate, atLeast }) =>
    isRunLength(aggregate) ? `${Math.ceil(atLeast)}` : [],
  );
  const [first] = order;
  const isOfLongest =
    isTopOnly &&
    before.length === 0 &&
    minimums.every(({ aggregate }) => isRunLength(aggregate)) &&
    first !== undefined &&
    'measure' in first &&
    first.descending &&
    first.measure.kind === 'number' &&
    isRunLength(first.measure.aggregate);
  if (!isOfLongest) {
    return `candidates AS MATERIALIZED (FROM bounds WHERE max_length >= greatest(0, ${lengths.join(', ') || '0'}))`;
  }
  const rows = offset + limit;
  const sampleSummaries = summarize('sample');
  const lengthSources = [
    'FROM bounds',
    ...sampleSummaries.map(
      (sql) => `SELECT ${groupColumns}, ${lengthOfRunSql(longest)} AS min_length FROM (${sql})`,
    ),
  ];
  return `sample AS MATERIALIZED (FROM bounds ORDER BY max_length DESC LIMIT ${SAMPLE_FACTOR * rows}),
candidates AS MATERIALIZED (
  FROM bounds WHERE max_length >= greatest(${[...lengths, '0'].join(', ')}, (
    SELECT min(min_length) FROM (
      SELECT max(min_length) AS min_length FROM (${lengthSources.join(' UNION ALL BY NAME ')})
      GROUP BY ${groupColumns} ORDER BY min_length DESC LIMIT ${rows}
    )
  ))
)`;
}
