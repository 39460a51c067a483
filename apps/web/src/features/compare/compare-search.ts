import { BUILD_PATTERN, PLAYER_ID_PATTERN } from '@scrapboard/contract/filter-rules';
import { type UrlCodec, urlCodec } from '../../filters/url-codec.ts';
import { idList, oneOf } from '../../filters/url-fields.ts';
import { MAX_COMPARED_SUBJECTS } from '../../questions/max-compared-subjects.ts';
import type { SubjectKind, SubjectSelection } from './subject.ts';

/** The stats that the chart over time can show. */
export const trendMeasures = ['winRate', 'damagePerGame', 'killsPerGame'] as const;
export type TrendMeasure = (typeof trendMeasures)[number];

/** What results can be split by. */
export const splits = ['map', 'powerScoreBand', 'mode', 'part'] as const;
export type Split = (typeof splits)[number];

/** Returns what the results of a kind can be split by; only those of players can be split by weapon. */
export const splitsFor = (kind: SubjectKind): readonly Split[] =>
  splits.filter((split) => split !== 'part' || kind === 'players');

/** Returns the split that the URL chooses, or the default if it does not fit the kind. */
export const effectiveSplit = (kind: SubjectKind, split: Split): Split =>
  splitsFor(kind).includes(split) ? split : 'map';

/** What the URL of the page selects besides its filters; `players` unless there are parts or builds. */
export interface CompareSearch {
  players: readonly string[] | undefined;
  parts: readonly string[] | undefined;
  builds: readonly string[] | undefined;
  trend: TrendMeasure;
  split: Split;
}

export const compareCodec: UrlCodec<CompareSearch> = urlCodec<CompareSearch>({
  players: idList(PLAYER_ID_PATTERN, MAX_COMPARED_SUBJECTS),
  parts: idList(/^[\w.-]{1,80}$/, MAX_COMPARED_SUBJECTS),
  builds: idList(BUILD_PATTERN, MAX_COMPARED_SUBJECTS),
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
export function changeSubjects(kind: SubjectKind, ids: readonly string[]): Partial<CompareSearch> {
  const none = { players: undefined, parts: undefined, builds: undefined };
  return { ...none, [kind]: ids.length === 0 ? undefined : ids };
}
