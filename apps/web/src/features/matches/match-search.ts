/** What a match page shows is held by its address: tab, round, order, opened rows and choices. */

export const tabs = ['scoreboard', 'damage', 'timeline'] as const;
export type Tab = (typeof tabs)[number];

export const columns = [
  'powerScore',
  'kills',
  'deaths',
  'assists',
  'damage',
  'damageRec',
  'score',
  'medals',
  'mmrChange',
] as const;
export type SortColumn = (typeof columns)[number] | 'nickname';

export const measures = ['damage', 'hits', 'share'] as const;
export type Measure = (typeof measures)[number];

export interface MatchSearch {
  tab: Tab;
  /** From 1; null is the whole match. */
  round: number | null;
  /** A column, with `-` before it when the largest come first. */
  sort: string;
  /** Places in `players` of the opened rows. */
  open: number[];
  /** Rows of the damage matrix: the number of a team, or everybody and the world. */
  from: number | 'all' | null;
  measure: Measure;
  /** Whether drones, turrets and the like that were destroyed are listed too. */
  things: boolean;
  /** Game id of a player whose rows are marked. */
  player: string | null;
}

export const initialOrder = '-score';

function readColumn(text: string | null): string {
  const name = text?.replace(/^-/, '');
  const known = name === 'nickname' || columns.some((column) => column === name);
  return known && text !== null ? text : initialOrder;
}

function readNumber(text: string | null): number | null {
  return text !== null && /^\d{1,3}$/.test(text) ? Number(text) : null;
}

/** Reads an address; what makes no sense in it is left out. */
export function readMatchSearch(query: URLSearchParams): MatchSearch {
  const from = query.get('from');
  return {
    tab: tabs.find((tab) => tab === query.get('tab')) ?? 'scoreboard',
    round: readNumber(query.get('round')) || null,
    sort: readColumn(query.get('sort')),
    open: (query.get('open') ?? '').split('.').flatMap((text) => readNumber(text) ?? []),
    from: from === 'all' ? 'all' : readNumber(from),
    measure: measures.find((measure) => measure === query.get('measure')) ?? 'damage',
    things: query.get('things') === '1',
    player: query.get('player'),
  };
}

/** Writes an address; what is at its default is left out. */
export function writeMatchSearch(search: MatchSearch): Record<string, string | undefined> {
  const { tab, round, sort, open, from, measure, things, player } = search;
  return {
    tab: tab === 'scoreboard' ? undefined : tab,
    round: round === null ? undefined : String(round),
    sort: sort === initialOrder ? undefined : sort,
    open: open.length === 0 ? undefined : open.join('.'),
    from: from === null ? undefined : String(from),
    measure: measure === 'damage' ? undefined : measure,
    things: things ? '1' : undefined,
    player: player ?? undefined,
  };
}

/** The order that a press on a heading asks for: names from A, numbers from the largest, then the other way round. */
export function toggleSort(sort: string, column: SortColumn): string {
  const first = column === 'nickname' ? column : `-${column}`;
  const other = column === 'nickname' ? `-${column}` : column;
  return sort === first ? other : first;
}
