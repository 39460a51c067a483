import { useTranslation } from 'react-i18next';
import { useFormat } from '../use-format.ts';
import type { Change } from './change-of.ts';

/** Returns functions that put a change since the previous period into words, for tooltips of charts. */
export function useChangeText() {
  const { t } = useTranslation('questions');
  const format = useFormat();

  /** Returns the amount: points of a percentage, otherwise percent of what it was; null if that was 0. */
  function amountOf(
    { difference, before, isPercentage }: Change,
    isShort = false,
    digits = 1,
  ): string | null {
    if (isPercentage) {
      const points = format.signed(difference.difference, digits);
      return isShort ? points : t('change.points', { n: points });
    }
    if (before === 0) return null;
    const percent = format.signed((100 * difference.difference) / before, 0);
    return `${percent}${format.percent(0, 0).replace('0', '')}`;
  }

  /** Returns a line such as “Win rate: change: +2.1 points”. */
  function lineOf(name: string, change: Change): string {
    return `${t('change.of', { name })}: ${textOf(change)}`;
  }

  function textOf(change: Change): string {
    if (change.difference.verdict === 'few') return t('change.few');
    const amount = amountOf(change);
    if (amount === null) return t('change.none');
    return change.difference.verdict === 'chance' ? t('change.chance', { change: amount }) : amount;
  }

  return { amountOf, lineOf, textOf };
}
