import type { KeySource } from '../dimensions/dimension.ts';
import type { TimeBucket } from '../dimensions/time-buckets.ts';
import type { QuestionContext } from '../question-context.ts';
import type { ZoneStep } from '../zone-steps.ts';
import { instantSql } from './instant-sql.ts';
import type { Parameters } from './parameters.ts';

/** What keys depend on besides their row; tables named here are joined by `fromSql`. */
export interface KeySqlContext extends Pick<QuestionContext, 'seasons'> {
  zone: readonly ZoneStep[];
  parameters: Parameters;
}

/** Returns the key of a row as SQL; `keyOfRow` is the same for rows in memory. */
export function keySql(source: KeySource, context: KeySqlContext): string {
  switch (source.from) {
    case 'column':
      return source.column;
    case 'time':
      return timeSql[source.bucket](context);
    case 'band':
      return bandSql(source);
    case 'part':
      return `part_traits.${source.trait}`;
    case 'cohort':
      return monthSql('first_seen.at');
  }
}

const US_PER_HOUR = 3_600_000_000;
const US_PER_DAY = 24 * US_PER_HOUR;
const DAYS = `(epoch_us(started_at) // ${US_PER_DAY})`;

const timeSql: Record<TimeBucket, (context: KeySqlContext) => string> = {
  day: () => `${DAYS}::INTEGER`,
  week: () => `((${DAYS} + 3) // 7)::INTEGER`,
  month: () => monthSql('started_at'),
  season: seasonSql,
  weekday: (context) => `((${localSql(context)} // ${US_PER_DAY} + 3) % 7 + 1)::INTEGER`,
  hour: (context) => `(${localSql(context)} // ${US_PER_HOUR} % 24)::INTEGER`,
};

function monthSql(instant: string): string {
  return `(12 * year(${instant}) + month(${instant}) - 1)::INTEGER`;
}

/** Returns the microseconds that a clock in the question’s zone shows. */
function localSql({ zone, parameters }: KeySqlContext): string {
  const branches = zone.map(({ until, offset }) => {
    const isLast = until === Infinity;
    const when = isLast ? 'WHEN true' : `WHEN started_at < ${instantSql(until, parameters)}`;
    return `${when} THEN ${parameters.add(1000 * offset)}`;
  });
  return `(epoch_us(started_at) + CASE ${branches.join(' ')} END)`;
}

function seasonSql({ seasons, parameters }: KeySqlContext): string {
  const quarter = `(year(started_at) || '-q' || quarter(started_at))`;
  if (seasons.length === 0) return quarter;
  const branches = seasons.map(({ id, from, to }) => {
    const [first, end] = [instantSql(from, parameters), instantSql(to, parameters)];
    return `WHEN started_at >= ${first} AND started_at < ${end} THEN ${parameters.add(id)}`;
  });
  return `CASE ${branches.join(' ')} ELSE ${quarter} END`;
}

function bandSql({ column, starts }: Extract<KeySource, { from: 'band' }>): string {
  const branches = starts
    .map((start, place) => `WHEN ${column} >= ${start} THEN ${place}`)
    .slice(1)
    .reverse();
  return `CASE WHEN ${column} IS NULL THEN NULL ${branches.join(' ')} ELSE 0 END`;
}
