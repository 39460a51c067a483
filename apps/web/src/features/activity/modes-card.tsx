import { useTranslation } from 'react-i18next';
import { ChoiceLinks } from '../../choice-links.tsx';
import { QuestionCard } from '../../questions/question-card.tsx';
import type { Row } from '../../questions/question-query.ts';
import { countOf, keyOf } from '../../questions/read-row.ts';
import { allSteps, daysOfStep } from '../../questions/time-steps.ts';
import { useKeyText } from '../../questions/use-key-text.ts';
import { filtersForAllPlayers } from '../../questions/use-marked-player.ts';
import { useMarkedRows } from '../../questions/use-marked-rows.ts';
import type { QuestionFilters } from '../../questions/use-question-filters.ts';
import { useQuestions } from '../../questions/use-questions.ts';
import { useStepText } from '../../questions/use-step-text.ts';
import { useFormat } from '../../use-format.ts';
import { type ActivitySearch, stepOf } from './activity-search.ts';
import { modesQuestion } from './questions.ts';
import { StackedBarFigure } from './stacked-bar-figure.tsx';

/** If there are more modes, the least played share the last series. */
const MAX_SERIES = 12;
const OTHERS = 'others';
/** How many of a player’s own modes a tooltip names. */
const MAX_OWN_MODES = 3;

/** How matches divide into categories or modes over time. */
export function ModesCard({ state }: { state: QuestionFilters<ActivitySearch> }) {
  const { t } = useTranslation(['activity', 'questions', 'common']);
  const format = useFormat();
  const keyText = useKeyText();
  const stepText = useStepText(state);
  const { pageSearch, filters, href } = state;
  const step = stepOf(pageSearch, filters);
  const dimension = pageSearch.modes;
  const question = modesQuestion(step, dimension);
  const query = useQuestions({ modes: question }, filtersForAllPlayers(filters));
  const marked = useMarkedRows(
    question,
    state,
    (row: Row) => `${keyOf(row, step)} ${keyOf(row, dimension)}`,
  );
  return (
    <QuestionCard
      title={t('activity:modes.title')}
      query={query}
      state={state}
      isEmpty={({ modes }) => modes.rows.length === 0}
      height="24rem"
      actions={
        <>
          <ChoiceLinks
            label={t('activity:modes.of')}
            choices={(['category', 'mode'] as const).map((value) => ({
              value,
              text: t(`questions:dimensions.${value}`),
            }))}
            current={dimension}
            href={(modes) => href({ modes })}
          />
          <ChoiceLinks
            label={`${t('activity:modes.title')}: ${t('activity:unit.label')}`}
            choices={(['share', 'count'] as const).map((value) => ({
              value,
              text: t(`activity:unit.${value}`),
            }))}
            current={pageSearch.modeUnit}
            href={(modeUnit) => href({ modeUnit })}
          />
        </>
      }
    >
      {({ modes }) => {
        const keys = allSteps(
          modes.rows.map((row) => keyOf(row, step)),
          step,
        );
        const totals = new Map<string, number>();
        const cells = new Map<string, number>();
        for (const row of modes.rows) {
          const [key, id, count] = [
            keyOf(row, step),
            keyOf(row, dimension),
            countOf(row, 'matches'),
          ];
          totals.set(id, (totals.get(id) ?? 0) + count);
          cells.set(`${key} ${id}`, count);
        }
        const sortedIds = [...totals].toSorted((a, b) => b[1] - a[1]).map(([id]) => id);
        const hasOthers = sortedIds.length > MAX_SERIES;
        const namedModes = hasOthers ? sortedIds.slice(0, MAX_SERIES - 1) : sortedIds;
        const otherModes = hasOthers ? sortedIds.slice(MAX_SERIES - 1) : [];
        const countAt = (key: string, id: string) => cells.get(`${key} ${id}`) ?? 0;
        const markedLines = (key: string): string[] => {
          if (marked === undefined) return [];
          const counts = sortedIds
            .map((id) => ({ id, count: countOf(marked.rows.get(`${key} ${id}`), 'matches') }))
            .filter(({ count }) => count > 0)
            .toSorted((a, b) => b.count - a.count);
          const total = counts.reduce((sum, { count }) => sum + count, 0);
          const modeTexts = counts
            .slice(0, MAX_OWN_MODES)
            .map(
              ({ id, count }) =>
                `${keyText(dimension, id, modes)} ${format.percent((100 * count) / total, 0)}`,
            );
          const text = t('common:matches', { count: total, n: format.number(total) });
          return [`${marked.label}: ${[text, ...modeTexts].join(' · ')}`];
        };
        const series = namedModes.map((id) => ({ id, name: keyText(dimension, id, modes) }));
        if (hasOthers) {
          series.push({ id: OTHERS, name: t('activity:modes.others', { n: otherModes.length }) });
        }
        return (
          <div className="card-body">
            <StackedBarFigure
              name={t('activity:modes.title')}
              keyHeading={t(`questions:dimensions.${step}`)}
              series={series}
              isShare={pageSearch.modeUnit === 'share'}
              bars={keys.map((key) => ({
                key,
                ...stepText(key, step),
                lines: markedLines(key),
                values: series.map(({ id }) =>
                  id === OTHERS
                    ? otherModes.reduce((sum, otherId) => sum + countAt(key, otherId), 0)
                    : countAt(key, id),
                ),
              }))}
              formatCount={(count) => t('common:matches', { count, n: format.number(count) })}
              onPick={
                step === 'day'
                  ? undefined
                  : (key) => state.set({ period: 'custom', ...daysOfStep(key, step) })
              }
            />
          </div>
        );
      }}
    </QuestionCard>
  );
}
