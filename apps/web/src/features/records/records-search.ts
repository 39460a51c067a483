import { type UrlCodec, urlCodec } from '../../filters/url-codec.ts';
import { oneOf, textWhere } from '../../filters/url-fields.ts';
import type { PageFilterOptions } from '../../questions/question-filters.ts';
import { type RecordName, recordNames } from './record-numbers.ts';

export interface RecordsSearch {
  /** The number whose board is shown. */
  by: RecordName;
  sort: string | undefined;
}

export const recordsCodec: UrlCodec<RecordsSearch> = urlCodec<RecordsSearch>({
  by: oneOf(recordNames, 'damage'),
  sort: textWhere((text) => /^-?\w{1,40}$/.test(text)),
});

const options = {
  plausible: { period: 'all' },
  confirmed: { period: 'all', fixed: { confirmed: 2 } },
} as const satisfies Record<string, PageFilterOptions>;

/** Returns the filters of a server that ranks these matches. Records are of all time by default. */
export function recordsOptions(ranked: keyof typeof options | undefined): PageFilterOptions {
  return options[ranked ?? 'plausible'];
}
