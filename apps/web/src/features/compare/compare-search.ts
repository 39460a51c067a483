import { PLAYER_ID_PATTERN } from '@scrapboard/contract/filter-rules';
import { type UrlCodec, type UrlField, urlCodec } from '../../filters/url-codec.ts';
import { oneOf } from '../../filters/url-fields.ts';
import { MAX_SUBJECTS, type SubjectKind, type SubjectSelection } from './subject.ts';

/** The stats that the chart over time can show. */
export const trendMeasures = ['winRate', 'damagePerGame', 'killsPerGame'] as const;
export type TrendMeasure = (typeof trendMeasures)[number];

/** What results can be split by. */
export const splits = ['map', 'powerScoreBand', 'mode', 'part'] as const;
export type Split = (typeof splits)[number];

/** Returns what the results of a kind can be split by: weapons are only of players. */
export const splitsFor = (kind: SubjectKind): readonly Split[] =>
  splits.filter((split) => split !== 'part' || kind === 'players');

/** Returns the split that the URL chooses, or the default if it does not fit the kind. */
export const chosenSplit = (kind: SubjectKind, split: Split): Split =>
  splitsFor(kind).includes(split) ? split : 'map';

/** What the URL of the page selects besides its filters; `players` unless there are parts or builds. */
export interface CompareSearch {
  players: readonly string[] | undefined;
  parts: readonly string[] | undefined;
  builds: readonly string[] | undefined;
  trend: TrendMeasure;
  split: Split;
}

/** A list of ids in a URL, each once. */
export function idList(pattern: RegExp, max: number): UrlField<readonly string[] | undefined> {
  return {
    read(text) {
      const ids = [...new Set((text ?? '').split(',').filter((id) => pattern.test(id)))];
      return ids.length === 0 ? undefined : ids.slice(0, max);
    },
    write: (list) => (list?.length ? list.join(',') : undefined),
  };
}

export const compareCodec: UrlCodec<CompareSearch> = urlCodec<CompareSearch>({
  players: idList(PLAYER_ID_PATTERN, MAX_SUBJECTS),
  parts: idList(/^[\w.-]{1,80}$/, MAX_SUBJECTS),
  builds: idList(/^[0-9a-f]{8}$/, MAX_SUBJECTS),
  trend: oneOf(trendMeasures, 'winRate'),
  split: oneOf(splits, 'map'),
});

/** Returns what the URL compares. */
export function selectionOf({ players, parts, builds }: CompareSearch): SubjectSelection {
  if (parts !== undefined) return { kind: 'parts', ids: parts };
  if (builds !== undefined) return { kind: 'builds', ids: builds };
  return { kind: 'players', ids: players ?? [] };
}

/** Returns the change of the URL that compares these subjects instead. */
export function subjectsChange(kind: SubjectKind, list: readonly string[]): Partial<CompareSearch> {
  const none = { players: undefined, parts: undefined, builds: undefined };
  return { ...none, [kind]: list.length === 0 ? undefined : list };
}
