import { useTranslation } from 'react-i18next';
import { Icon } from '../ui/icon.tsx';
import type { Change } from './change-of.ts';
import { useChangeText } from './use-change-text.ts';

interface Props extends Pick<Change, 'difference' | 'before'> {
  /** Which direction is good, which decides the colour; neither by default. */
  better?: 'higher' | 'lower' | 'neither';
  /** Whether the figures are percentages, whose change is in points; otherwise it is in percent. */
  isPercentage?: boolean;
  /** How many decimals points have; one by default. */
  digits?: number;
  /** Whether it is in a table, where a change within chance is muted and explained only to screen readers. */
  isShort?: boolean;
}

/**
 * The change since the previous period. It has an arrow only if it is more than chance, and a colour only if one
 * direction is better.
 */
export function ChangeText(props: Props) {
  const { difference, before, better = 'neither', isPercentage = false, isShort = false } = props;
  const { digits } = props;
  const { t } = useTranslation('questions');
  const { amountOf } = useChangeText();
  const { verdict } = difference;
  if (verdict === 'few') return <UnknownChange text={t('change.few')} isShort={isShort} />;
  const amount = amountOf({ difference, before, isPercentage }, isShort, digits);
  if (amount === null) return <UnknownChange text={t('change.none')} isShort={isShort} />;
  if (verdict === 'chance') {
    const text = t('change.chance', { change: amount });
    if (!isShort) return <span className="change">{text}</span>;
    return (
      <span className="change">
        <span aria-hidden="true">{amount}</span>
        <span className="visually-hidden">{text}</span>
      </span>
    );
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

/** Shown if a change cannot be determined: the reason, or a dash in a table. */
function UnknownChange({ text, isShort }: { text: string; isShort: boolean }) {
  if (!isShort) return <span className="change">{text}</span>;
  return (
    <span className="change">
      <span aria-hidden="true">–</span>
      <span className="visually-hidden">{text}</span>
    </span>
  );
}
