import {
  type CountingMode,
  defaultCountingMode,
  type PartPageKind,
} from '@scrapboard/contract/part-page-kinds';
import { paths } from '../../paths.ts';
import { type QuestionSearch, questionSearchCodec } from '../../questions/question-filters.ts';

/** Returns the URL of a part's page with the filters of the page that links there. */
export function partHrefWith(
  search: QuestionSearch,
  kind: PartPageKind,
  id: string,
  counting: CountingMode = defaultCountingMode[kind],
): string {
  return paths.performancePart(kind, id, {
    ...questionSearchCodec.write(search),
    counting: counting === defaultCountingMode[kind] ? undefined : counting,
  });
}
