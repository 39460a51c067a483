import './percentiles.scss';
import '../explain/explanation.scss';
import type { Cohort } from '@scrapboard/contract';
import { type ToggleEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../use-format.ts';
import { percentOutranked, type RankedValue, toneOf } from './percent-outranked.ts';
import { useCohortText } from './use-cohort-text.ts';

interface Props {
  ranked: RankedValue;
  cohort: Cohort;
  /** The number that is ranked, as text. */
  value: string;
  /** Whether the number is of few games, so the mark is greyed. */
  hasFewGames?: boolean;
  /** Whether it is shown next to a total, so it says that the mean per game is ranked. */
  isPerGame?: boolean;
  /** Whether it is written as `P88`, for cells of tables. */
  isShort?: boolean;
  /** A text after the cohort. */
  note?: string;
  /** The text that says what is better than what; that of a player’s rates and means by default. */
  text?: 'mark' | 'matchMark';
}

/**
 * `Top 12%` or `Bottom 30%`; a click shows in which cohort. Renders nothing for numbers without a better end.
 */
export function PercentileMark(props: Props) {
  const { ranked, cohort, value, note, text = 'mark' } = props;
  const { hasFewGames = false, isPerGame = false, isShort = false } = props;
  const { t } = useTranslation('percentiles');
  const format = useFormat();
  const cohortText = useCohortText();
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  if (ranked.better === null) return null;
  const outranked = percentOutranked(ranked);
  const outrankedText = format.percent(outranked, 0);
  const isTop = outranked >= 50;
  const percent = format.percent(Math.max(1, Math.ceil(isTop ? 100 - outranked : outranked)), 0);
  const about = {
    ...{ value, percent: outrankedText, n: format.number(cohort.count) },
    cohort: cohortText(cohort),
  };
  return (
    <>
      <button
        type="button"
        className={`percentile-mark percentile-${hasFewGames ? 'few' : toneOf(ranked)}`}
        popoverTarget={id}
      >
        {isShort ? (
          <>
            {t('short', { n: format.number(Math.round(outranked)) })}{' '}
            <span className="visually-hidden">{t('betterThan', { percent: outrankedText })}</span>
          </>
        ) : (
          t(`${isTop ? 'top' : 'bottom'}${isPerGame ? 'PerGame' : ''}`, { percent })
        )}
      </button>
      <span
        id={id}
        popover="auto"
        className="explanation"
        aria-live="polite"
        onToggle={({ newState }: ToggleEvent) => setIsOpen(newState === 'open')}
      >
        {isOpen && <span>{[t(text, about), note].filter(Boolean).join(' ')}</span>}
      </span>
    </>
  );
}
