import { useTranslation } from 'react-i18next';
import { useFormat } from '../use-format.ts';
import { partialStep } from './partial-steps.ts';
import { selectedDays } from './question-filters.ts';
import type { Step } from './time-steps.ts';
import { useKeyText } from './use-key-text.ts';
import type { QuestionFilters } from './use-question-filters.ts';

/**
 * Returns a function that describes a step of a chart over time: its label, its title, which contains the
 * days of a partial step, and whether it is partial.
 */
export function useStepText({ search, page, lastDay }: QuestionFilters) {
  const { t } = useTranslation('questions');
  const format = useFormat();
  const keyText = useKeyText();
  const days = selectedDays(search, page, lastDay);
  return (key: string, step: Step): { label: string; title: string; isPartial: boolean } => {
    const label = keyText(step, key);
    const partial = partialStep(key, step, days, lastDay);
    if (partial === null) return { label, title: label, isPartial: false };
    const isSoFar = partial.missing !== 'start' && partial.to === lastDay;
    const text = isSoFar ? 'soFar' : partial.missing;
    const [from, to] = [format.utcDate(partial.from), format.utcDate(partial.to)];
    return { label, title: t(`partial.${text}`, { name: label, from, to }), isPartial: true };
  };
}
