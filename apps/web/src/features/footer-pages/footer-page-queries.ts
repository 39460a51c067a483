import type { FooterPageName } from '@scrapboard/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import i18next from 'i18next';
import { callApi } from '../../api-client.ts';
import { pickLanguage } from '../../i18n/languages.ts';
import { loadQuery } from '../../load-query.ts';
import type { PageLoader } from '../../pages/page.ts';

/** Fetches the operator's text of a footer page, if there is one in the language. */
export const footerPageQuery = (page: FooterPageName, language: string) =>
  queryOptions({
    queryKey: ['page', page, language],
    queryFn: ({ signal }) =>
      callApi('GET /api/pages/{page}', {
        params: { page },
        query: { language: pickLanguage(language, []) },
        signal,
      }),
    staleTime: 60_000,
    placeholderData: keepPreviousData,
  });

/**
 * Returns a loader that waits for the operator's text, so that the built-in text does not flash
 * first. If the server does not answer, the built-in text is shown.
 */
export const footerPageLoader =
  (page: FooterPageName): PageLoader =>
  async (client) => {
    try {
      const { text } = await loadQuery(client, footerPageQuery(page, i18next.language));
      if (text !== null) await import('./operator-text.tsx');
    } catch {
      // The page fetches again, and shows the built-in text until then.
    }
    return null;
  };
