import { useTranslation } from 'react-i18next';
import { QuestionCard } from '../../questions/question-card.tsx';
import { countOf, keyOf } from '../../questions/read-row.ts';
import { allSteps, daysOfStep } from '../../questions/time-steps.ts';
import { useKeyText } from '../../questions/use-key-text.ts';
import type { QuestionFilters } from '../../questions/use-question-filters.ts';
import { useQuestions } from '../../questions/use-questions.ts';
import { useStepText } from '../../questions/use-step-text.ts';
import { useFormat } from '../../use-format.ts';
import type { ActivitySearch } from './activity-search.ts';
import { sourcesByMonthQuestion } from './questions.ts';
import { StackedBarFigure } from './stacked-bar-figure.tsx';

const KINDS = ['newMatches', 'confirmations'] as const;

/** New and confirmed matches by month and by where their logs came from. */
export function UploadsByMonthCard({ state }: { state: QuestionFilters<ActivitySearch> }) {
  const { t } = useTranslation(['activity', 'questions']);
  const format = useFormat();
  const keyText = useKeyText();
  const stepText = useStepText(state);
  const query = useQuestions({ uploads: sourcesByMonthQuestion }, state.filters);
  return (
    <QuestionCard
      title={t('activity:months.title')}
      note={t('activity:months.note')}
      query={query}
      state={state}
      isEmpty={({ uploads }) => uploads.rows.length === 0}
      ignored={({ uploads }) => uploads.ignored}
      height="24rem"
    >
      {({ uploads }) => {
        const months = allSteps(
          uploads.rows.map((row) => keyOf(row, 'month')),
          'month',
        );
        const sources = [...new Set(uploads.rows.map((row) => keyOf(row, 'source')))].toSorted();
        const series = sources.flatMap((source) =>
          KINDS.map((kind) => ({
            id: `${source}-${kind}`,
            name: t('activity:months.series', {
              kind: t(`questions:measures.${kind}`),
              source: keyText('source', source),
            }),
            source,
            kind,
          })),
        );
        const rows = new Map(
          uploads.rows.map((row) => [`${keyOf(row, 'month')} ${keyOf(row, 'source')}`, row]),
        );
        return (
          <div className="card-body">
            <StackedBarFigure
              name={t('activity:months.title')}
              keyHeading={t('questions:dimensions.month')}
              series={series}
              bars={months.map((month) => ({
                key: month,
                ...stepText(month, 'month'),
                values: series.map(({ source, kind }) =>
                  countOf(rows.get(`${month} ${source}`), kind),
                ),
              }))}
              formatCount={(count) => t('activity:months.logs', { count, n: format.number(count) })}
              onPick={(month) => state.set({ period: 'custom', ...daysOfStep(month, 'month') })}
            />
          </div>
        );
      }}
    </QuestionCard>
  );
}
