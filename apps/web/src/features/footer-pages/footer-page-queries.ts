import type { FooterPage, FooterPageName } from '@scrapboard/contract';
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import i18next from 'i18next';
import { callApi, queryText } from '../../api-client.ts';
import { loadQuery } from '../../load-query.ts';

/** What the operator wrote for a page of the footer, in a language where he did. */
export const footerPageQuery = (page: FooterPageName, language: string) =>
  queryOptions({
    queryKey: ['page', page, language],
    queryFn: ({ signal }) =>
      callApi<FooterPage>(`/api/pages/${page}${queryText({ language })}`, { signal }),
    staleTime: 60_000,
    placeholderData: keepPreviousData,
  });

/**
 * Asks before the page is shown, so that no other text is seen first. Where the server does not
 * answer, the product's own text is as good as any.
 */
export async function loadFooterPage(client: QueryClient, page: FooterPageName): Promise<null> {
  try {
    const { text } = await loadQuery(client, footerPageQuery(page, i18next.language));
    if (text !== null) await import('./operator-text.tsx');
  } catch {
    // The page asks again, and shows its own text until then.
  }
  return null;
}
