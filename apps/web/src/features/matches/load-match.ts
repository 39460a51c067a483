import type { QueryClient } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router';
import { isNotFound } from '../../api-client.ts';
import { loadQuery } from '../../load-query.ts';
import { matchQuery } from './match-queries.ts';

/** Thirteen characters of Crockford base32, in lower case. */
const ID_PATTERN = /^[0-9a-hjkmnp-tv-z]{13}$/;

export interface MatchData {
  id: string;
  /** Whether no match with this ID is stored. */
  isMissing: boolean;
}

/** Loads the match before the page is shown. */
export async function loadMatch(
  client: QueryClient,
  { params }: LoaderFunctionArgs,
): Promise<MatchData> {
  const id = (params.id ?? '').toLowerCase();
  if (!ID_PATTERN.test(id)) return { id, isMissing: true };
  try {
    await loadQuery(client, matchQuery(id));
    return { id, isMissing: false };
  } catch (failure) {
    if (isNotFound(failure)) return { id, isMissing: true };
    throw failure;
  }
}
