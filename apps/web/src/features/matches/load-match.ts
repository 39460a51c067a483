import type { QueryClient } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router';
import { isNotFound } from '../../api-client.ts';
import { loadQuery } from '../../load-query.ts';
import { matchQuery } from './match-queries.ts';

/** Thirteen characters of Crockford base32, in either case. */
const idPattern = /^[0-9a-hjkmnp-tv-z]{13}$/;

export interface MatchData {
  id: string;
  /** The address names no stored match. */
  missing: boolean;
}

/** What must be there before the page shows: the whole match. */
export async function loadMatch(
  client: QueryClient,
  { params }: LoaderFunctionArgs,
): Promise<MatchData> {
  const id = (params.id ?? '').toLowerCase();
  if (!idPattern.test(id)) return { id, missing: true };
  try {
    await loadQuery(client, matchQuery(id));
    return { id, missing: false };
  } catch (failure) {
    if (isNotFound(failure)) return { id, missing: true };
    throw failure;
  }
}
