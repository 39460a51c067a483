import type { QueryClient } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router';
import { isNotFound } from '../../api-client.ts';
import { loadQuery } from '../../load-query.ts';
import { importTimelineTab } from './import-timeline-tab.ts';
import { matchQuery } from './match-queries.ts';
import { matchCodec } from './match-search.ts';

/** Thirteen characters of Crockford base32, in lower case. */
const ID_PATTERN = /^[0-9a-hjkmnp-tv-z]{13}$/;

export interface MatchLoaderData {
  id: string;
  /** Whether no match with this ID is stored. */
  isMissing: boolean;
}

/** Loads the match, and the timeline if it is requested, before the page is shown. */
export async function loadMatch(
  client: QueryClient,
  { request, params }: LoaderFunctionArgs,
): Promise<MatchLoaderData> {
  const id = (params.id ?? '').toLowerCase();
  if (!ID_PATTERN.test(id)) return { id, isMissing: true };
  const { tab } = matchCodec.read(new URL(request.url).searchParams);
  // The panel reports a failed import; the rest of the page is shown.
  const timelineImport = tab === 'timeline' ? importTimelineTab().catch(() => {}) : undefined;
  try {
    await Promise.all([loadQuery(client, matchQuery(id)), timelineImport]);
    return { id, isMissing: false };
  } catch (failure) {
    if (isNotFound(failure)) return { id, isMissing: true };
    throw failure;
  }
}
