import { type RecordName, recordNames } from '@scrapboard/questions/boards';
import { type UrlCodec, urlCodec } from '../../filters/url-codec.ts';
import { oneOf, textWhere } from '../../filters/url-fields.ts';
import {
  LEADERBOARD_PAGE_OPTIONS,
  type PageFilterOptions,
} from '../../questions/question-filters.ts';

export interface RecordsSearch {
  /** The number whose board is shown. */
  by: RecordName;
  sort: string | undefined;
}

export const recordsCodec: UrlCodec<RecordsSearch> = urlCodec<RecordsSearch>({
  by: oneOf(recordNames, 'damage'),
  sort: textWhere((text) => /^-?\w{1,40}$/.test(text)),
});

/** Records are of all time by default, and of the matches that the server ranks. */
export const RECORDS_PAGE_OPTIONS: PageFilterOptions = {
  ...LEADERBOARD_PAGE_OPTIONS,
  period: 'all',
};
