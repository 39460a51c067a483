import { accountErrors, accountTexts } from '@scrapboard/contract';
import type { ParseKeys } from 'i18next';
import { useTranslation } from 'react-i18next';
import { UNKNOWN_FAILURE } from '../api-client.ts';

const textKeys = new Map<string, ParseKeys<'auth'>>([
  ...Object.entries(accountTexts).map(
    ([name, text]) => [text, `rules.${name as keyof typeof accountTexts}`] as const,
  ),
  ...Object.entries(accountErrors).map(
    ([name, text]) => [text, `errors.${name as keyof typeof accountErrors}`] as const,
  ),
  [UNKNOWN_FAILURE, 'errors.unknown'],
]);

/** Returns a function that translates messages about account data, the form's and the server's. */
export function useAccountText(): (text: string) => string {
  const { t } = useTranslation('auth');
  return (text) => {
    const key = textKeys.get(text);
    return key === undefined ? text : t(key);
  };
}
