import { isStreak, type RecordName, recordDefinition } from '@scrapboard/questions/boards';
import { paths } from '../../paths.ts';
import type { Row } from '../../questions/question-query.ts';
import { keyOf, numberOf } from '../../questions/read-row.ts';
import { toLocalDay } from '../../to-local-day.ts';

/** Returns the value of a record in a row of its board. */
export function recordValue(name: RecordName, row: Row): number | null {
  return numberOf(row, recordDefinition(name).measure);
}

/** Returns when the match of a record, or the last one of a streak, began (ISO 8601). */
export function recordInstant(name: RecordName, row: Row): string {
  return String(row[recordDefinition(name).end ?? 'first']);
}

/** Returns the URL of a record's match; for a streak, of the player's matches on its last day. */
export function recordHref(name: RecordName, row: Row): string {
  if (!isStreak(name)) return paths.match(keyOf(row, 'match'));
  const startMs = Date.parse(recordInstant(name, row));
  // Profiles count days in the viewer's time zone.
  return paths.player(keyOf(row, 'player'), {
    tab: 'matches',
    mode: keyOf(row, 'mode'),
    from: toLocalDay(startMs),
    to: toLocalDay(startMs),
  });
}
