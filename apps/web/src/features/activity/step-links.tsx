import { useTranslation } from 'react-i18next';
import { ChoiceLinks } from '../../choice-links.tsx';
import { STEPS } from '../../questions/time-steps.ts';
import type { QuestionFilters } from '../../questions/use-question-filters.ts';
import { type ActivitySearch, stepOf } from './activity-search.ts';

/** Chooses days, weeks or months for the charts over time. */
export function StepLinks({ state }: { state: QuestionFilters<ActivitySearch> }) {
  const { t } = useTranslation('activity');
  return (
    <ChoiceLinks
      label={t('step.label')}
      choices={STEPS.map((value) => ({ value, text: t(`step.${value}`) }))}
      current={stepOf(state.pageSearch, state.filters)}
      href={(step) => state.href({ step })}
    />
  );
}
