import { useTranslation } from 'react-i18next';
import { ChartFigure } from '../../charts/chart-figure.tsx';
import { DiamondLegend } from '../../charts/diamond-mark.tsx';
import { HeatMap } from '../../charts/heat-map.tsx';
import { Explain } from '../../explain/explain.tsx';
import { QuestionCard } from '../../questions/question-card.tsx';
import { countOf, keyOf } from '../../questions/read-row.ts';
import { allSteps, daysOfStep } from '../../questions/time-steps.ts';
import { useKeyText } from '../../questions/use-key-text.ts';
import { filtersForAllPlayers } from '../../questions/use-marked-player.ts';
import { type MarkedRows, useMarkedRows } from '../../questions/use-marked-rows.ts';
import type { QuestionFilters } from '../../questions/use-question-filters.ts';
import { type Answers, useQuestions } from '../../questions/use-questions.ts';
import { useStepText } from '../../questions/use-step-text.ts';
import { useFormat } from '../../use-format.ts';
import type { ActivitySearch } from './activity-search.ts';
import { cohortsQuestion } from './questions.ts';
import { StackedBarFigure } from './stacked-bar-figure.tsx';
import { type Cohort, countNewAndReturning, toCohorts } from './to-cohorts.ts';

const QUESTIONS = { cohorts: cohortsQuestion };
/** More would be too small to read. */
const MAX_COHORTS = 12;
const cohortKey = (cohort: string, month: string) => `${cohort} ${month}`;

/** How many players are new each month, and how many of them keep playing. */
export function CohortsCard({ state }: { state: QuestionFilters<ActivitySearch> }) {
  const { t } = useTranslation('activity');
  const query = useQuestions(QUESTIONS, filtersForAllPlayers(state.filters));
  const marked = useMarkedRows(cohortsQuestion, state, (row) =>
    cohortKey(keyOf(row, 'cohort'), keyOf(row, 'month')),
  );
  return (
    <QuestionCard
      title={t('cohorts.title')}
      note={<Explain stat="newPlayer">{t('cohorts.note')}</Explain>}
      query={query}
      state={state}
      isEmpty={(data) => data.cohorts.rows.length === 0}
      height="38rem"
    >
      {(data) => <Cohorts {...{ data, state, marked }} />}
    </QuestionCard>
  );
}

interface CohortsProps {
  data: Answers<typeof QUESTIONS>;
  state: QuestionFilters<ActivitySearch>;
  marked: MarkedRows | undefined;
}

function Cohorts({ data, state, marked }: CohortsProps) {
  const { t } = useTranslation(['activity', 'questions']);
  const format = useFormat();
  const stepText = useStepText(state);
  const counts = data.cohorts.rows.map((row) => ({
    cohort: keyOf(row, 'cohort'),
    month: keyOf(row, 'month'),
    players: countOf(row, 'players'),
  }));
  const months = allSteps(
    counts.map(({ month }) => month),
    'month',
  );
  return (
    <div className="cohorts">
      <div className="card-body">
        <StackedBarFigure
          name={t('activity:cohorts.title')}
          keyHeading={t('questions:dimensions.month')}
          series={[
            { id: 'returning', name: t('activity:cohorts.returning') },
            { id: 'new', name: t('activity:cohorts.new') },
          ]}
          bars={countNewAndReturning(counts, months).map(({ month, returning, ...row }) => ({
            key: month,
            ...stepText(month, 'month'),
            values: [returning, row.new],
          }))}
          formatCount={(count) => t('questions:source.players', { count, n: format.number(count) })}
          onPick={(month) => state.set({ period: 'custom', ...daysOfStep(month, 'month') })}
        />
      </div>
      <Retention
        cohorts={toCohorts(counts, months).slice(-MAX_COHORTS)}
        {...{ months, state, marked }}
      />
    </div>
  );
}

interface RetentionProps extends Omit<CohortsProps, 'data'> {
  cohorts: readonly Cohort[];
  months: readonly string[];
}

/** The share of each cohort that played again one, two and more months later. */
function Retention({ cohorts, months, state, marked }: RetentionProps) {
  const { t } = useTranslation(['activity', 'questions']);
  const format = useFormat();
  const stepText = useStepText(state);
  const keyText = useKeyText();
  const columnCount = Math.max(0, ...cohorts.map(({ laterPlayers }) => laterPlayers.length));
  if (columnCount === 0) return null;
  const name = t('activity:cohorts.stay');
  const cells = cohorts.map(({ cohort, size, laterPlayers }) =>
    Array.from({ length: columnCount }, (_, index) => {
      const players = laterPlayers[index];
      const value = players === undefined ? null : (100 * players) / size;
      const month = months[months.indexOf(cohort) + index + 1] ?? '';
      const isMarked = marked?.rows.has(cohortKey(cohort, month)) ?? false;
      const monthText = players === undefined ? null : stepText(month, 'month');
      return {
        value,
        marked: isMarked ? 1 : undefined,
        isPartial: monthText?.isPartial,
        title: t('activity:cohorts.later', {
          cohort: keyText('cohort', cohort),
          count: index + 1,
          n: index + 1,
        }),
        lines:
          players === undefined || value === null
            ? [t('activity:cohorts.ahead')]
            : [
                t('activity:cohorts.stayed', {
                  share: format.percent(value, 0),
                  n: format.number(players),
                  of: format.number(size),
                }),
                ...(monthText?.isPartial === true ? [monthText.title] : []),
                ...(marked !== undefined && isMarked ? [marked.label] : []),
              ],
      };
    }),
  );
  const hasMarked = cells.flat().some((cell) => cell.marked !== undefined);
  return (
    <div className="card-body">
      <h3 className="chart-heading">{name}</h3>
      <ChartFigure
        name={name}
        kind="bars"
        legend={hasMarked && marked !== undefined && <DiamondLegend text={marked.label} />}
        points={cells.flat()}
        formatValue={(value) => format.percent(value, 0)}
        table={{
          headings: [
            t('questions:dimensions.cohort'),
            t('questions:measures.players'),
            ...Array.from({ length: columnCount }, (_, index) => `+${index + 1}`),
          ],
          rows: cohorts.map(({ cohort, size }, rowIndex) => ({
            text: [
              keyText('cohort', cohort),
              format.number(size),
              ...(cells[rowIndex] ?? []).map(({ value }) =>
                value === null ? '' : format.percent(value, 0),
              ),
            ],
            raw: [cohort, size, ...(cells[rowIndex] ?? []).map(({ value }) => value)],
          })),
        }}
      >
        <HeatMap
          label={name}
          rows={cohorts.map(({ cohort }) => keyText('cohort', cohort))}
          columns={Array.from({ length: columnCount }, (_, index) => `+${index + 1}`)}
          cells={cells}
        />
      </ChartFigure>
    </div>
  );
}
