import { CATEGORY_IDS } from '@scrapboard/contract/filter-rules';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ChoiceLinks } from '../../choice-links.tsx';
import { gameName } from '../../i18n/game-name.ts';
import type { QuestionSearch } from '../../questions/question-filters.ts';
import { questionQuery } from '../../questions/question-query.ts';
import { keyOf } from '../../questions/read-row.ts';
import type { QuestionFilters } from '../../questions/use-question-filters.ts';
import { seasonOf } from './questions.ts';
import type { RecordsSearch } from './records-search.ts';

type Scope = 'day' | 'week' | 'month' | 'season' | 'all';

/** The usual periods and categories of records as links; everything else is in the filter bar. */
export function ScopeLinks({ state }: { state: QuestionFilters<RecordsSearch> }) {
  const { t } = useTranslation('records');
  const { requested, last, href } = state;
  const { data } = useQuery(questionQuery(seasonOf(last), {}));
  const [row] = data?.rows ?? [];
  const season = row === undefined ? undefined : keyOf(row, 'season');
  const noDays = { from: undefined, to: undefined, season: undefined };
  const changes: Partial<Record<Scope, Partial<QuestionSearch>>> = {
    day: { ...noDays, period: 'custom', from: last, to: last },
    week: { ...noDays, period: '7d' },
    month: { ...noDays, period: '30d' },
    ...(season !== undefined && { season: { ...noDays, period: 'all', season: [season] } }),
    all: { ...noDays, period: undefined },
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
        current={currentScope(requested, { last, season }) ?? ''}
        href={(value) => href(changes[value as Scope] ?? {})}
      />
      <ChoiceLinks<string>
        label={t('category.label')}
        choices={[
          { value: '', text: t('category.all') },
          ...CATEGORY_IDS.map((id) => ({
            value: id,
            text: gameName('category', { id, name: id }),
          })),
        ]}
        current={hasNoCategory ? '' : (category ?? '-')}
        href={(value) => href({ category: value === '' ? undefined : [value], mode: undefined })}
      />
    </div>
  );
}

function currentScope(
  { period, from, to, season: chosen }: QuestionSearch,
  { last, season }: { last: string; season: string | undefined },
): Scope | undefined {
  if (chosen !== undefined) {
    const isCurrent = chosen.length === 1 && chosen[0] === season;
    return isCurrent && (period ?? 'all') === 'all' ? 'season' : undefined;
  }
  if (period === 'custom') return from === last && to === last ? 'day' : undefined;
  if (period === '7d') return 'week';
  if (period === '30d') return 'month';
  return (period ?? 'all') === 'all' ? 'all' : undefined;
}
