import type { ParseKeys } from 'i18next';
import { useTranslation } from 'react-i18next';
import { failureDetails, failureMessage } from './api-client.ts';
import { FALLBACK_LANGUAGE } from './i18n/languages.ts';

/** By the failure's code; failures without a code do not come from the server. */
const textKeys = new Map<string | undefined, ParseKeys<'errors'>>([
  [undefined, 'failures.unknown'],
  ['internal', 'internal.title'],
  ['busy', 'failures.busy'],
  ['database_busy', 'failures.busy'],
  ['too_many_requests', 'failures.tooMany'],
  // For data that was on the page; pages that could not be found show an error page instead.
  ['not_found', 'failures.gone'],
]);

/**
 * Returns the reason for a failed call in the viewer's language; in English, the server's own
 * message.
 */
export function useFailureText(): (failure: unknown) => string {
  const { t, i18n } = useTranslation('errors');
  return (failure) => {
    const key = textKeys.get(failureDetails(failure).code);
    if (key === undefined || i18n.language === FALLBACK_LANGUAGE) return failureMessage(failure);
    return t(key);
  };
}
