import { useTranslation } from 'react-i18next';

export type Result = 'win' | 'loss' | 'draw' | 'unfinished';

/** A result in words as well as in colour. */
export function ResultBadge({ result }: { result: Result }) {
  const { t } = useTranslation();
  return <span className={`result result-${result}`}>{t(`result.${result}`)}</span>;
}
