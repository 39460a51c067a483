import './answers.scss';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ChoiceLinks } from '../choice-links.tsx';
import { Explain } from '../explain/explain.tsx';
import { explainedStatOf } from '../questions/explained-stat-of.ts';
import type { PageQuestion } from '../questions/page-question.ts';
import { QuestionCard } from '../questions/question-card.tsx';
import { type Answer, questionQuery } from '../questions/question-query.ts';
import { filtersForAllPlayers } from '../questions/use-marked-player.ts';
import type { QuestionFilters } from '../questions/use-question-filters.ts';
import { Notice } from '../ui/notice.tsx';
import { useFormat } from '../use-format.ts';
import { AnswerChart } from './answer-chart.tsx';
import { AnswerExports } from './answer-exports.tsx';
import { applicableFilters } from './applicable-filters.ts';
import { chooseChart, suitableCharts } from './chart-kinds.ts';
import { supportsPlayerComparison } from './explorer-question.ts';
import type { ExplorerSearch } from './explorer-search.ts';
import { measureDefinition } from './fact-measure.ts';
import { SlowAnswer } from './slow-answer.tsx';
import { withUniqueNames } from './unique-names.ts';
import { useAnswerColumns } from './use-answer-columns.tsx';
import { useOverlays } from './use-overlays.ts';

interface Props {
  title: string;
  pageQuestion: PageQuestion;
  state: QuestionFilters<ExplorerSearch>;
  /** Replaces the choice of charts, and leaves out the exports, on pages that are about something else. */
  actions?: ReactNode;
}

/** The answer as a chart or table, with those for chosen players or a group beside it, and its exports. */
export function AnswerCard({ state: pageState, title, pageQuestion, actions }: Props) {
  const applicable = applicableFilters(pageState.pageSearch.measure, pageState.filters);
  const filters = supportsPlayerComparison(pageState.pageSearch)
    ? filtersForAllPlayers(applicable.filters)
    : applicable.filters;
  const state = { ...pageState, filters };
  const { t } = useTranslation(['explorer', 'questions']);
  const format = useFormat();
  const client = useQueryClient();
  const options = questionQuery(pageQuestion, state.filters);
  const query = useQuery({
    ...options,
    select: withUniqueNames,
    // Rows of another question lack its dimensions or its measures.
    placeholderData: (previous: Answer | undefined) =>
      previous !== undefined && isAnswerTo(pageQuestion, previous) ? previous : undefined,
  });
  const { overlays, missingLabels } = useOverlays(pageQuestion, state);
  const columns = useAnswerColumns(pageQuestion, query.data, state, overlays);
  const [by, split] = pageQuestion.by ?? [];
  const chartQuestion = { measure: measureDefinition(state.pageSearch.measure), by, split };
  const chartFor = (answer: Answer | undefined) =>
    chooseChart(chartQuestion, state.pageSearch.chart, countKeys(answer, pageQuestion));
  const currentChart = chartFor(query.data);
  const isCancelled = !query.isFetching && !query.isError && !query.isSuccess;
  const isStale = query.isPlaceholderData && !query.isFetching;
  const [measureName] = pageQuestion.measures;
  const explainedStat = measureName === undefined ? undefined : explainedStatOf(measureName);
  const [minimum] = pageQuestion.minimums ?? [];
  if (isCancelled || isStale) {
    return (
      <section className="card question-card" aria-label={title}>
        <Notice icon="clock" title={t('slow.cancelled')}>
          <button
            type="button"
            className="btn btn-primary btn-sm"
            onClick={() => void query.refetch()}
          >
            {t('slow.again')}
          </button>
        </Notice>
      </section>
    );
  }
  return (
    <QuestionCard
      title={title}
      // A table has the explanation in a heading of its own.
      explain={
        currentChart !== 'table' &&
        measureName !== undefined &&
        explainedStat !== undefined && (
          <Explain stat={explainedStat} statName={t(`questions:measures.${measureName}`)} />
        )
      }
      {...(minimum !== undefined && {
        note: t('limits.minimum', { n: format.number(minimum.atLeast) }),
      })}
      query={query}
      state={state}
      isEmpty={(answer) => answer.rows.length === 0}
      ignored={(answer) => [...answer.ignored, ...applicable.ignored]}
      height="24rem"
      actions={
        <>
          {query.isFetching && (
            <SlowAnswer
              onCancel={() => void client.cancelQueries({ queryKey: options.queryKey })}
            />
          )}
          {actions ?? (
            <ChoiceLinks
              label={t('chart.label')}
              choices={suitableCharts(chartQuestion).map((value) => ({
                value,
                text: t(`chart.${value}`),
              }))}
              current={currentChart}
              href={(chart) => state.href({ chart })}
            />
          )}
        </>
      }
    >
      {(answer) => (
        <>
          <div className={currentChart === 'table' ? undefined : 'card-body'}>
            <AnswerChart
              name={title}
              {...{ pageQuestion, answer, state, overlays }}
              kind={currentChart}
            />
          </div>
          {missingLabels.length > 0 && (
            <p className="card-note answer-limit" role="status">
              {t('form.peersMissing', { names: missingLabels.join(', ') })}
            </p>
          )}
          {answer.truncated && (
            <p className="card-note answer-limit">
              {t('limits.rows', {
                shown: format.number(answer.rows.length),
                total: format.number(answer.total),
              })}
            </p>
          )}
          {actions === undefined && (
            <AnswerExports
              name={title}
              filters={state.filters}
              {...{ pageQuestion, answer, columns }}
            />
          )}
        </>
      )}
    </QuestionCard>
  );
}

/** Returns whether an answer has exactly the columns of a question, whatever filters it was asked with. */
function isAnswerTo({ measures, by = [] }: PageQuestion, { rows: [row] }: Answer): boolean {
  const names = [...measures, ...by];
  return (
    row !== undefined &&
    Object.keys(row).length === names.length &&
    names.every((name) => name in row)
  );
}

/** Returns how many values of each dimension an answer has. */
function countKeys(answer: Answer | undefined, { by = [] }: PageQuestion) {
  const count = (index: number) => {
    const name = by[index];
    return name === undefined ? 1 : new Set(answer?.rows.map((row) => row[name])).size;
  };
  return { keys: count(0), series: count(1) };
}
