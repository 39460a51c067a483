import { monthRangeOf } from '@scrapboard/questions/boards';
import { useTranslation } from 'react-i18next';
import { ChoiceLinks } from '../../choice-links.tsx';
import type { QuestionSearch } from '../../questions/question-filters.ts';
import type { QuestionFilters } from '../../questions/use-question-filters.ts';
import { useStatus } from '../../status.ts';
import type { RecordsSearch } from './records-search.ts';

/** The other categories are in the filter bar. */
const CATEGORIES = ['pvp', 'pve', 'brawl'] as const;

type Scope = 'day' | 'week' | 'month' | 'season' | 'all';

/** The usual periods and categories of records as links; everything else is in the filter bar. */
export function ScopeLinks({ state }: { state: QuestionFilters<RecordsSearch> }) {
  const { t } = useTranslation('records');
  const { requested, lastDay, href } = state;
  const season = useStatus()?.newestMatchSeason ?? undefined;
  const noRange = { from: undefined, to: undefined, season: undefined };
  const changes: Partial<Record<Scope, Partial<QuestionSearch>>> = {
    day: { ...noRange, period: 'custom', from: lastDay, to: lastDay },
    week: { ...noRange, period: '7d' },
    month: { ...noRange, period: 'custom', ...monthRangeOf(lastDay) },
    ...(season !== undefined && { season: { ...noRange, period: 'all', season: [season] } }),
    all: { ...noRange, period: undefined },
  };
  const category = requested.category?.length === 1 ? requested.category[0] : undefined;
  const hasNoCategory = requested.category === undefined && requested.mode === undefined;
  return (
    <div className="records-scopes">
      <ChoiceLinks<string>
        label={t('scope.label')}
        choices={(Object.keys(changes) as Scope[]).map((value) => ({
          value,
          text: t(`scope.${value}`),
        }))}
        current={findCurrentScope(requested, { lastDay, season }) ?? ''}
        href={(value) => href(changes[value as Scope] ?? {})}
      />
      <ChoiceLinks<string>
        label={t('category.label')}
        choices={[
          { value: '', text: t('category.all') },
          ...CATEGORIES.map((id) => ({ value: id, text: t(`category.${id}`) })),
        ]}
        current={hasNoCategory ? '' : (category ?? '-')}
        href={(value) => href({ category: value === '' ? undefined : [value], mode: undefined })}
      />
    </div>
  );
}

function findCurrentScope(
  { period, from, to, season: selectedSeasons }: QuestionSearch,
  { lastDay, season }: { lastDay: string; season: string | undefined },
): Scope | undefined {
  if (selectedSeasons !== undefined) {
    const isCurrent = selectedSeasons.length === 1 && selectedSeasons[0] === season;
    return isCurrent && (period ?? 'all') === 'all' ? 'season' : undefined;
  }
  if (period === 'custom') {
    if (from === lastDay && to === lastDay) return 'day';
    const month = monthRangeOf(lastDay);
    return from === month.from && to === month.to ? 'month' : undefined;
  }
  if (period === '7d') return 'week';
  return (period ?? 'all') === 'all' ? 'all' : undefined;
}
