import { setSchemas } from './catalogue-schema.ts';
import { type Fail, quote } from './check.ts';
import type { CatalogueData, CatalogueSet, ScheduleWindowData } from './types.ts';

/** Sets whose rows name a row of another set. */
const references = [
  { from: 'parts', field: 'rarity', to: 'rarities' },
  { from: 'raids', field: 'mode', to: 'modes' },
  { from: 'schedule', field: 'mode', to: 'modes' },
  { from: 'scheduleExceptions', field: 'mode', to: 'modes' },
] as const;

/**
 * Checks references to missing rows, spans that end before they begin, and overlapping seasons and windows.
 * `operatorRows` are the operator's rows by set; a mistake is reported where the operator can fix it: at
 * their row, or at their file that removed the target.
 */
export function checkReferences(
  data: CatalogueData,
  operatorRows: ReadonlyMap<CatalogueSet, readonly unknown[]>,
  failIn: (file: string) => Fail,
): void {
  const locate = (set: CatalogueSet, row: object): { fail: Fail; path: string } | null => {
    const i = (operatorRows.get(set) ?? []).findIndex((operatorRow) =>
      isSameRow(operatorRow, row, setSchemas[set].key),
    );
    return i === -1 ? null : { fail: failIn(setSchemas[set].file), path: `${set}[${i}]` };
  };

  for (const { from, field, to } of references) {
    const key = setSchemas[to].key as 'id';
    const targets = new Set<string | null>(data[to].map((row) => row[key]));
    for (const row of data[from]) {
      const value = (row as unknown as Record<string, string | null>)[field] ?? null;
      if (value === null || targets.has(value)) continue;
      const location = locate(from, row);
      const all = [...targets];
      const options = all.length > 12 ? `an id of the ${to}` : `one of ${all.join(', ')}`;
      if (location !== null) {
        location.fail(`${location.path}.${field}`, `expected ${options}, got ${quote(value)}`);
      } else {
        failIn(setSchemas[to].file)(
          '',
          `${quote(value)} has been removed, but ${from} still refer to it`,
        );
        break;
      }
    }
  }

  const checkSpans = (set: 'schedule' | 'scheduleExceptions' | 'seasons') => {
    for (const row of data[set]) {
      const location = locate(set, row);
      if (location === null || row.from < row.to) continue;
      location.fail(
        `${location.path}.to`,
        `expected a value after ${quote(row.from)}, got ${quote(row.to)}`,
      );
    }
  };
  checkSpans('schedule');
  checkSpans('scheduleExceptions');
  checkSpans('seasons');

  data.schedule.forEach((window, i) => {
    const location = locate('schedule', window);
    if (location === null) return;
    const { since, until } = window;
    if (since !== undefined && until !== undefined && since >= until) {
      location.fail(
        `${location.path}.until`,
        `expected a day after ${quote(since)}, got ${quote(until)}`,
      );
    }
    const first = data.schedule.findIndex((other) => overlaps(other, window));
    if (first < i) {
      location.fail(location.path, `overlaps schedule[${first}], which has the same mode and day`);
    }
  });

  const seasons = data.seasons.toSorted((a, b) => (a.from < b.from ? -1 : 1));
  seasons.forEach((season, i) => {
    const next = seasons[i + 1];
    if (next === undefined || season.to <= next.from) return;
    const location = locate('seasons', next);
    location?.fail(
      `${location.path}.from`,
      `${quote(next.id)} begins before ${quote(season.id)} has ended`,
    );
  });
}

/** Returns whether two windows are of the same mode and have hours in common. */
function overlaps(a: ScheduleWindowData, b: ScheduleWindowData): boolean {
  return (
    a.mode === b.mode &&
    a.day === b.day &&
    a.from < b.to &&
    b.from < a.to &&
    (a.since ?? '') < (b.until ?? '9999') &&
    (b.since ?? '') < (a.until ?? '9999')
  );
}

function isSameRow(operatorRow: unknown, row: object, key: string | null): boolean {
  if (key === null) return operatorRow === row;
  return (operatorRow as Record<string, unknown>)[key] === (row as Record<string, unknown>)[key];
}
