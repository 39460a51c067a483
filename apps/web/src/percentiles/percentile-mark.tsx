import './percentiles.scss';
import '../explain/explanation.scss';
import type { Cohort } from '@scrapboard/contract';
import { type ToggleEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../use-format.ts';
import { betterThan, type RankedValue, toneOf } from './better-than.ts';
import { useCohortText } from './use-cohort-text.ts';

interface Props {
  ranked: RankedValue;
  cohort: Cohort;
  /** The number that is ranked, as text. */
  value: string;
  /** Whether it is of few games, and greyed. */
  isOfFewGames?: boolean;
}

/**
 * `Top 12%` or `Bottom 30%`; a click says among whom. Nothing for numbers without a better end.
 */
export function PercentileMark({ ranked, cohort, value, isOfFewGames = false }: Props) {
  const { t } = useTranslation('percentiles');
  const format = useFormat();
  const cohortText = useCohortText();
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  if (ranked.better === null) return null;
  const better = betterThan(ranked);
  const isTop = better >= 50;
  const percent = format.percent(Math.max(1, Math.ceil(isTop ? 100 - better : better)), 0);
  const about = {
    ...{ value, percent: format.percent(better, 0), n: format.number(cohort.count) },
    cohort: cohortText(cohort),
  };
  return (
    <>
      <button
        type="button"
        className={`percentile-mark percentile-${isOfFewGames ? 'few' : toneOf(ranked)}`}
        popoverTarget={id}
      >
        {t(isTop ? 'top' : 'bottom', { percent })}
      </button>
      <span
        id={id}
        popover="auto"
        className="explanation"
        aria-live="polite"
        onToggle={({ newState }: ToggleEvent) => setIsOpen(newState === 'open')}
      >
        {isOpen && <span>{t('mark', about)}</span>}
      </span>
    </>
  );
}
