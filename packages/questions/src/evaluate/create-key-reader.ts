import type { KeySource, TeamTrait } from '../dimensions/dimension.ts';
import type { Key } from '../dimensions/key-codec.ts';
import { seasonKey } from '../dimensions/season-keys.ts';
import {
  dayKey,
  hourKey,
  monthKey,
  type TimeBucket,
  weekdayKey,
  weekKey,
} from '../dimensions/time-buckets.ts';
import type { QuestionContext } from '../question-context.ts';
import type { AnyRow } from './any-row.ts';

/** What keys depend on besides their row. */
export interface KeyContext extends Pick<QuestionContext, 'seasons' | 'parts'> {
  /** When each player was first seen, in epoch milliseconds. */
  firstSeen: ReadonlyMap<string, number>;
  /** Returns a function that returns a trait of a row’s team. */
  teamTrait(trait: TeamTrait): (row: AnyRow) => Key;
  /** Returns by how many milliseconds the question’s zone is ahead of UTC at an instant. */
  offsetAt(at: number): number;
}

/** Returns a function that returns the key of a row; `keySql` is the same for DuckDB. */
export function createKeyReader(source: KeySource, context: KeyContext): (row: AnyRow) => Key {
  switch (source.from) {
    case 'column':
      return (row) => row[source.column] ?? null;
    case 'time':
      return createTimeKeyReader(source.bucket, context);
    case 'band':
      return (row) => bandKey(row[source.column], source.starts);
    case 'bin':
      return (row) => binKey(row[source.column], source.width);
    case 'part':
      return (row) => context.parts.get(String(row.part))?.[source.trait] ?? null;
    case 'others':
      return (row) => row[source.relation] ?? null;
    case 'team':
      return context.teamTrait(source.trait);
    case 'cohort':
      return (row) => {
        const first = context.firstSeen.get(String(row.player_id));
        return first === undefined ? null : monthKey(first);
      };
  }
}

function createTimeKeyReader(
  bucket: TimeBucket,
  { seasons, offsetAt }: KeyContext,
): (row: AnyRow) => Key {
  const keyAt: Record<TimeBucket, (at: number) => Key> = {
    day: dayKey,
    week: weekKey,
    month: monthKey,
    season: (at) => seasonKey(at, seasons),
    weekday: (at) => weekdayKey(at + offsetAt(at)),
    hour: (at) => hourKey(at + offsetAt(at)),
  };
  const toKey = keyAt[bucket];
  return (row) => toKey(Number(row.started_at));
}

function binKey(value: Key | undefined, width: number): Key {
  return typeof value === 'number' ? Math.floor(value / width) : null;
}

function bandKey(value: Key | undefined, starts: readonly number[]): Key {
  if (typeof value !== 'number') return null;
  return Math.max(
    0,
    starts.findLastIndex((start) => value >= start),
  );
}
