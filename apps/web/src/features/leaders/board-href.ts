import type { PartPageKind } from '@scrapboard/contract/part-page-kinds';
import { paths } from '../../paths.ts';
import { type QuestionSearch, questionSearchCodec } from '../../questions/question-filters.ts';
import { type BoardSearch, boardCodecs } from './leaders-search.ts';

/** Returns the URL of a part's board with the filters of the page that links there. */
export function boardHref(
  search: QuestionSearch,
  kind: PartPageKind,
  part: string,
  board: Omit<BoardSearch, 'sort'>,
): string {
  return paths.leaderPart(kind, part, {
    ...questionSearchCodec.write(search),
    ...boardCodecs[kind].write({ ...board, sort: undefined }),
  });
}
