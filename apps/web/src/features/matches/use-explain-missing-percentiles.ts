import type { MatchPercentiles } from '@scrapboard/contract';
import { useTranslation } from 'react-i18next';
import { useMatch } from './use-match.ts';

/** Returns a function that says why a match has no percentiles. */
export function useExplainMissingPercentiles(): (data: MatchPercentiles) => string {
  const { t } = useTranslation('percentiles');
  const { match } = useMatch();
  return ({ asOf }) => {
    if (!match.finished) return t('unfinished');
    return t(asOf === null ? 'pending' : 'noMatches');
  };
}
