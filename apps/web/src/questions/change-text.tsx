import type { Difference } from '@scrapboard/statistics/verdict';
import { useTranslation } from 'react-i18next';
import { Icon } from '../ui/icon.tsx';
import { useFormat } from '../use-format.ts';

interface Props {
  difference: Difference;
  /** What it is compared with. */
  before: number;
  /** Whether more is good, which decides the colour; neither by default. */
  better?: 'higher' | 'lower' | 'neither';
  /** Whether the figures are percentages, whose change is in points; otherwise it is in percent. */
  isPercentage?: boolean;
}

/**
 * The change since the period before. It has an arrow only if it is more than chance; a colour only if
 * one direction is the better one.
 */
export function ChangeText({ difference, before, better = 'neither', isPercentage }: Props) {
  const { t } = useTranslation('questions');
  const format = useFormat();
  const { verdict } = difference;
  if (verdict === 'few') return <span className="change">{t('change.few')}</span>;
  if (!isPercentage && before === 0) return <span className="change">{t('change.none')}</span>;
  const amount = isPercentage
    ? t('change.points', { n: format.signed(difference.difference, 1) })
    : `${format.signed((100 * difference.difference) / before, 0)}${format.percent(0, 0).replace('0', '')}`;
  if (verdict === 'chance') {
    return <span className="change">{t('change.chance', { change: amount })}</span>;
  }
  const isGood = (verdict === 'rose') === (better === 'higher');
  const tone = better === 'neither' ? '' : isGood ? ' change-good' : ' change-bad';
  return (
    <span className={`change change-real${tone}`}>
      <Icon name={verdict === 'rose' ? 'arrowUp' : 'arrowDown'} />
      {amount}
    </span>
  );
}
