import { accountTexts } from '@scrapboard/contract';
import { useTranslation } from 'react-i18next';

type Key = keyof typeof accountTexts;
const keys = new Map(
  Object.entries(accountTexts).map(([key, text]) => [text as string, key as Key]),
);

/** Puts what the contract's rules say of a field into the viewer's language. */
export function useFieldText(): (message: string) => string {
  const { t } = useTranslation('account');
  return (message) => {
    const key = keys.get(message);
    return key === undefined ? message : t(`fields.${key}`);
  };
}
