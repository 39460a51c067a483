import type { KeySource } from '../dimensions/dimension.ts';
import { listedSeasonKey, SEASONS_PER_QUARTER } from '../dimensions/season-keys.ts';
import type { TimeBucket } from '../dimensions/time-buckets.ts';
import type { QuestionContext } from '../question-context.ts';
import type { DistinctContext } from './distinct-sql.ts';
import { instantSql } from './instant-sql.ts';
import type { Parameters } from './parameters.ts';
import { type MainPartTrait, mainPartsKeySql } from './team-trait-sql.ts';

/** What keys depend on besides their row; tables named here are joined by `fromSql`. */
export interface KeySqlContext extends Pick<QuestionContext, 'seasons' | 'parts'> {
  /** The month of a row, which its file may have as a column. */
  month: string;
  /** Returns what a clock in the question’s zone shows when a match begins, as a timestamp. */
  localTime(): string;
  /** Returns SQL for the list of part ids that the numbers in a team's trait refer to. */
  mainPartIds(trait: MainPartTrait): string;
  parameters: Parameters;
  distinct: DistinctContext;
}

/** Returns the key of a row as SQL; `createKeyReader` is the same for rows in memory. */
export function keySql(source: KeySource, context: KeySqlContext): string {
  switch (source.from) {
    case 'column':
      // Digits, as rows in memory have them, so that both sort them alike.
      return source.column === 'match_id' ? 'match_id::VARCHAR' : source.column;
    case 'time':
      return timeSql[source.bucket](context);
    case 'band':
      return bandSql(source);
    case 'bin':
      return `floor(${source.column} / ${source.width}::DOUBLE)`;
    case 'part':
      return `part_traits.${source.trait}`;
    case 'others':
      return `${source.relation}.other_part`;
    case 'team':
      return source.trait === 'opponentPartySize'
        ? `${source.trait}.trait`
        : mainPartsKeySql(source.trait, context);
    case 'cohort':
      return monthSql('first_seen.at');
  }
}

const timeSql: Record<TimeBucket, (context: KeySqlContext) => string> = {
  day: () => `date_diff('day', DATE '1970-01-01', started_at)::INTEGER`,
  // The Monday of the week with 1970-01-01; DuckDB counts how many Mondays follow.
  week: () => `date_diff('week', DATE '1969-12-29', started_at)::INTEGER`,
  month: ({ month }) => month,
  season: seasonSql,
  weekday: ({ localTime }) => `isodow(${localTime()})::INTEGER`,
  hour: ({ localTime }) => `hour(${localTime()})::INTEGER`,
};

/** Returns the key of the month of an instant. */
export function monthSql(instant: string): string {
  return `(12 * year(${instant}) + month(${instant}) - 1)::INTEGER`;
}

function seasonSql({ seasons, parameters }: KeySqlContext): string {
  const quarter = `(${SEASONS_PER_QUARTER} * (4 * year(started_at) + quarter(started_at) - 1))::INTEGER`;
  if (seasons.length === 0) return quarter;
  const branches = seasons.map((season, index) => {
    const [first, end] = [season.from, season.to].map((at) => instantSql(at, parameters));
    const key = parameters.add(listedSeasonKey(season, index));
    return `WHEN started_at >= ${first} AND started_at < ${end} THEN ${key}`;
  });
  return `CASE ${branches.join(' ')} ELSE ${quarter} END`;
}

function bandSql({ column, starts }: Extract<KeySource, { from: 'band' }>): string {
  const branches = starts
    .map((start, index) => `WHEN ${column} >= ${start} THEN ${index}`)
    .slice(1)
    .reverse();
  return `CASE WHEN ${column} IS NULL THEN NULL ${branches.join(' ')} ELSE 0 END`;
}
