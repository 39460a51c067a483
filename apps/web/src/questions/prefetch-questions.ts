import { pageDataQuestion } from '@scrapboard/questions/boards';
import type { QueryClient } from '@tanstack/react-query';
import { loadQuery } from '../load-query.ts';
import { statusQuery } from '../status.ts';
import type { PageQuestion } from './page-question.ts';
import { findLastDay } from './period.ts';
import {
  type PageFilterOptions,
  type PageFilters,
  questionSearchCodec,
  toPageFilters,
} from './question-filters.ts';
import { questionQuery } from './question-query.ts';
import { browserZone } from './use-question-filters.ts';

/**
 * Requests the answers that a page shows first, without waiting for them, so that the page appears
 * at once.
 */
export function prefetchQuestions(
  client: QueryClient,
  request: Request,
  questions: (filters: PageFilters) => readonly PageQuestion[],
  page: PageFilterOptions = {},
): Promise<null> {
  const prefetch = (filters: PageFilters) => {
    for (const question of questions(filters)) {
      void client.prefetchQuery(questionQuery(question, filters));
    }
  };
  return prefetchWithPageFilters(client, request, prefetch, page);
}

/** Calls a function that requests what a page shows first, with the page’s filters. */
export async function prefetchWithPageFilters(
  client: QueryClient,
  request: Request,
  prefetch: (filters: PageFilters) => void,
  page: PageFilterOptions = {},
): Promise<null> {
  // If it fails, the page shows the error.
  const status = await loadQuery(client, statusQuery).catch(() => undefined);
  const search = questionSearchCodec.read(new URL(request.url).searchParams);
  const lastDay = findLastDay(status?.newestMatchAt, Date.now());
  const filters = toPageFilters(search, page, {
    lastDay,
    zone: browserZone(),
    minWitnesses: status?.minWitnesses,
  });
  void client.prefetchQuery(questionQuery(pageDataQuestion, { ...filters, ...page.subject }));
  prefetch(filters);
  return null;
}
