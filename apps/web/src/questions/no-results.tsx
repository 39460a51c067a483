import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Notice } from '../ui/notice.tsx';
import { useActiveFilters } from './use-active-filters.ts';
import type { QuestionFilters } from './use-question-filters.ts';

/** Shown instead of numbers if no match fits the filters: lists them, each with a link that removes it. */
export function NoResults({ state }: { state: QuestionFilters }) {
  const { t } = useTranslation('questions');
  const active = useActiveFilters(state);
  return (
    <Notice icon="filter" title={t('empty.title')} text={t('empty.text')}>
      <ul className="filter-removals">
        {active.map(({ id, text, removal }) => (
          <li key={id}>
            <Link
              className="btn btn-outline-primary btn-sm"
              to={state.href(removal)}
              preventScrollReset
            >
              {t('empty.without', { name: text })}
            </Link>
          </li>
        ))}
        {state.search.period !== 'all' && (
          <li>
            <Link
              className="btn btn-outline-primary btn-sm"
              to={state.href({ period: 'all' })}
              preventScrollReset
            >
              {t('empty.allTime')}
            </Link>
          </li>
        )}
      </ul>
    </Notice>
  );
}
