import { useTranslation } from 'react-i18next';
import type { QuestionFilters } from '../../questions/use-question-filters.ts';
import { WeekHoursCard } from '../../questions/week-hours-card.tsx';
import type { ActivitySearch } from './activity-search.ts';

/** When in the week matches begin, in the viewer's zone. */
export function HoursCard({ state }: { state: QuestionFilters<ActivitySearch> }) {
  const { t } = useTranslation('activity');
  return (
    <WeekHoursCard
      state={state}
      title={t('hours.title')}
      note={t('hours.note', { zone: state.filters.zone ?? 'UTC' })}
    />
  );
}
