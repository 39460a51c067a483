import type { ParseKeys } from 'i18next';
import { useTranslation } from 'react-i18next';
import { failureDetails, failureMessage } from './api-client.ts';
import { FALLBACK_LANGUAGE } from './i18n/languages.ts';

/** By the code of the failure; one without a code is of no server. */
const keys = new Map<string | undefined, ParseKeys<'errors'>>([
  [undefined, 'failures.unknown'],
  ['internal', 'internal.title'],
  ['busy', 'failures.busy'],
  ['database_busy', 'failures.busy'],
  ['too_many_requests', 'failures.tooMany'],
  // Of what was on the page when it was drawn; pages that were asked for in vain say so themselves.
  ['not_found', 'failures.gone'],
]);

/** Why a call failed, in the viewer's language; in English, which servers speak, in their own words. */
export function useFailureText(): (failure: unknown) => string {
  const { t, i18n } = useTranslation('errors');
  return (failure) => {
    const key = keys.get(failureDetails(failure).code);
    if (key === undefined || i18n.language === FALLBACK_LANGUAGE) return failureMessage(failure);
    return t(key);
  };
}
