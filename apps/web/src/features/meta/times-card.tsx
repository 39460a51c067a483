import { useTranslation } from 'react-i18next';
import type { QuestionFilters } from '../../questions/use-question-filters.ts';
import { WeekHoursCard } from '../../questions/week-hours-card.tsx';
import type { MetaSearch } from './meta-search.ts';

/** When in the week matches are played. */
export function TimesCard({ state }: { state: QuestionFilters<MetaSearch> }) {
  const { t } = useTranslation('meta');
  return <WeekHoursCard state={state} title={t('times.title')} note={t('times.note')} />;
}
