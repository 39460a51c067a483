import { pageDataQuestion } from '@scrapboard/questions/boards';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { TimeText } from '../ui/time-text.tsx';
import { useFormat } from '../use-format.ts';
import { selectedDays } from './question-filters.ts';
import { questionQuery } from './question-query.ts';
import { countOf } from './read-row.ts';
import { useOldestAsOf } from './use-oldest-as-of.ts';
import type { QuestionFilters } from './use-question-filters.ts';
import { useSeasonsText } from './use-seasons-text.ts';

/** A summary of the page's data: its days, its matches and players, and when the oldest of it was updated. */
export function PageDataSummary({ state }: { state: QuestionFilters }) {
  const { t } = useTranslation('questions');
  const format = useFormat();
  const { data } = useQuery(
    questionQuery(pageDataQuestion, { ...state.filters, ...state.page.subject }),
  );
  const asOf = useOldestAsOf() ?? data?.asOf;
  const seasons = useSeasonsText(state.search);
  const { from, to } = selectedDays(state.search, state.page, state.lastDay);
  const days =
    from !== undefined && to !== undefined
      ? t('source.days', { from: format.utcDate(from), to: format.utcDate(to) })
      : from !== undefined
        ? t('source.since', { from: format.utcDate(from) })
        : to !== undefined
          ? t('source.until', { to: format.utcDate(to) })
          : (seasons ?? t('source.allTime'));
  if (data === undefined || asOf === undefined) {
    return (
      <p className="lead-text page-data-summary">
        <span>{days}</span>
      </p>
    );
  }
  const [row] = data.rows;
  const count = countOf(row, 'matches');
  return (
    <p className="lead-text page-data-summary">
      <span>{days}</span>
      <span>{t('source.matches', { count, n: format.number(count) })}</span>
      <span>
        {t('source.players', {
          count: countOf(row, 'players'),
          n: format.number(countOf(row, 'players')),
        })}
      </span>
      {state.filters.confirmed !== undefined && (
        <span>{t('source.confirmed', { n: format.number(state.filters.confirmed) })}</span>
      )}
      <span>
        {t('source.asOf')} <TimeText instant={asOf} form="shortDateTime" />
      </span>
    </p>
  );
}
