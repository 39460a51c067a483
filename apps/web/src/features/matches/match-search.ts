import { urlCodec } from '../../filters/url-codec.ts';
import { oneOf, sortField, textWhere } from '../../filters/url-fields.ts';
import type { Sort } from '../../tables/toggle-sort.ts';

export const tabs = ['scoreboard', 'damage', 'timeline', 'percentiles'] as const;
export type Tab = (typeof tabs)[number];

const COLUMNS = [
  'nickname',
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
export type SortColumn = (typeof COLUMNS)[number];

export const charts = ['lead', 'destroyed'] as const;
export type Chart = (typeof charts)[number];

export const measures = ['damage', 'hits', 'share'] as const;
export type Measure = (typeof measures)[number];

/** What a match page shows, according to its URL: tab, round, sort, expanded rows and choices. */
export interface MatchSearch {
  tab: Tab;
  /** From 1; null is the whole match. */
  round: number | null;
  sort: Sort<SortColumn>;
  /** Indexes of the players whose rows are expanded. */
  open: number[];
  /** Rows of the damage matrix: the number of a team, or all players and the environment. */
  from: number | 'all' | null;
  measure: Measure;
  /** Of the timeline. */
  chart: Chart;
  /** Whether destroyed drones, turrets and the like are listed too. */
  things: boolean;
  /** Whether the scoreboard shows percentiles. */
  ranks: boolean;
  /** Game ID of a player whose rows are highlighted. */
  player?: string;
}

function readNumber(text: string | null): number | null {
  return text !== null && /^\d{1,3}$/.test(text) ? Number(text) : null;
}

const writeNumber = (value: number | null) => (value === null ? undefined : String(value));

const flagField = {
  read: (text: string | null) => text === '1',
  write: (isSet: boolean) => (isSet ? '1' : undefined),
};

export const matchCodec = urlCodec<MatchSearch>({
  tab: oneOf(tabs, 'scoreboard'),
  round: { read: (text) => readNumber(text) || null, write: writeNumber },
  sort: sortField(COLUMNS, { column: 'score', direction: 'desc' }),
  open: {
    read: (text) => (text ?? '').split('.').flatMap((index) => readNumber(index) ?? []),
    write: (indexes) => (indexes.length === 0 ? undefined : indexes.join('.')),
  },
  from: {
    read: (text) => (text === 'all' ? 'all' : readNumber(text)),
    write: (from) => (from === 'all' ? 'all' : writeNumber(from)),
  },
  measure: oneOf(measures, 'damage'),
  chart: oneOf(charts, 'lead'),
  things: flagField,
  ranks: flagField,
  player: textWhere(() => true),
});
