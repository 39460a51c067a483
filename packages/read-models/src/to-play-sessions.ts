import type { PlaySession } from '@scrapboard/contract';

/** A longer break between the starts of two matches ends a session. */
const MAX_BREAK_MS = 2 * 3_600_000;

/**
 * How many matches before and after a page are read to complete its sessions; played without a
 * break, they would take most of a day.
 */
export const SESSION_MARGIN_MATCHES = 200;

/** What a match contributes to a session. */
export interface SessionMatchRow {
  started_at: Date;
  result: number | null;
  mmr_change: number | null;
}

/**
 * Returns the sessions of a page of matches; `rows`, newest first, extend beyond the page by
 * `SESSION_MARGIN_MATCHES`.
 */
export function toPlaySessions(
  rows: readonly SessionMatchRow[],
  page: readonly { started_at: Date }[],
): PlaySession[] {
  const newest = page[0]?.started_at;
  const oldest = page.at(-1)?.started_at;
  if (newest === undefined || oldest === undefined) return [];
  return groupRows(rows)
    .filter(([last]) => last.started_at >= oldest)
    .map(toSession)
    .filter(({ from }) => Date.parse(from) <= newest.getTime());
}

type Group = [SessionMatchRow, ...SessionMatchRow[]];

function groupRows(rows: readonly SessionMatchRow[]): Group[] {
  const groups: Group[] = [];
  let laterRow: SessionMatchRow | undefined;
  for (const row of rows) {
    const isBreak =
      laterRow === undefined ||
      laterRow.started_at.getTime() - row.started_at.getTime() > MAX_BREAK_MS;
    if (isBreak) groups.push([row]);
    else groups.at(-1)?.push(row);
    laterRow = row;
  }
  return groups;
}

function toSession(rows: Group): PlaySession {
  const count = (value: number) => rows.filter(({ result }) => result === value).length;
  const changes = rows.flatMap(({ mmr_change }) => (mmr_change === null ? [] : [mmr_change]));
  return {
    from: (rows.at(-1) ?? rows[0]).started_at.toISOString(),
    to: rows[0].started_at.toISOString(),
    matches: rows.length,
    wins: count(1),
    losses: count(-1),
    draws: count(0),
    mmrChange: changes.length === 0 ? null : changes.reduce((sum, change) => sum + change, 0),
  };
}
