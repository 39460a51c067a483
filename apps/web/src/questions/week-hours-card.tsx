import { useTranslation } from 'react-i18next';
import { ChartFigure } from '../charts/chart-figure.tsx';
import { DiamondLegend } from '../charts/diamond-mark.tsx';
import { HeatMap } from '../charts/heat-map.tsx';
import { useFormat } from '../use-format.ts';
import { hoursOfWeekQuestion } from './hours-of-week-question.ts';
import { QuestionCard } from './question-card.tsx';
import type { Row } from './question-query.ts';
import { countOf, keyOf } from './read-row.ts';
import { useChartLinks } from './use-chart-links.ts';
import { useKeyText, weekdayText } from './use-key-text.ts';
import { filtersForAllPlayers } from './use-marked-player.ts';
import { useMarkedRows } from './use-marked-rows.ts';
import type { QuestionFilters } from './use-question-filters.ts';
import { useQuestions } from './use-questions.ts';

const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7];
const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

const hourKeyOf = (row: Row) => `${keyOf(row, 'weekday')} ${keyOf(row, 'hour')}`;

interface Props {
  state: QuestionFilters;
  title: string;
  note: string;
}

/** At which hours of the week matches begin, in the viewer’s time zone. A cell filters by its hour. */
export function WeekHoursCard({ state, title, note }: Props) {
  const { t } = useTranslation(['questions', 'common']);
  const format = useFormat();
  const keyText = useKeyText();
  const query = useQuestions({ hours: hoursOfWeekQuestion }, filtersForAllPlayers(state.filters));
  const marked = useMarkedRows(hoursOfWeekQuestion, state, hourKeyOf);
  const urlOf = (weekday: number, hour: number) =>
    state.href({ weekday: [String(weekday)], hour: [String(hour)] });
  const links = useChartLinks((index) =>
    urlOf(WEEKDAYS[Math.floor(index / HOURS.length)] ?? 1, index % HOURS.length),
  );
  const indexOf = (row: number, column: number) => row * HOURS.length + column;
  return (
    <QuestionCard
      title={title}
      note={note}
      query={query}
      state={state}
      isEmpty={({ hours }) => hours.rows.length === 0}
      height="15rem"
    >
      {({ hours }) => {
        const counts = new Map(hours.rows.map((row) => [hourKeyOf(row), countOf(row, 'matches')]));
        const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
        const matches = (count: number) => t('common:matches', { count, n: format.number(count) });
        const cells = WEEKDAYS.map((weekday) =>
          HOURS.map((hour) => {
            const key = `${weekday} ${hour}`;
            const value = counts.get(key) ?? 0;
            const markedCount = countOf(marked?.rows.get(key), 'matches');
            return {
              value,
              marked: markedCount,
              title: t('questions:hours.at', {
                day: weekdayText(weekday, format.locale, 'long'),
                hour: keyText('hour', String(hour)),
              }),
              lines: [
                matches(value),
                format.percent(total === 0 ? 0 : (100 * value) / total),
                ...(marked === undefined ? [] : [`${marked.label}: ${matches(markedCount)}`]),
              ],
            };
          }),
        );
        return (
          <div className="card-body">
            <ChartFigure
              name={title}
              kind="bars"
              points={cells.flat()}
              formatValue={format.number}
              legend={marked !== undefined && <DiamondLegend text={marked.label} />}
              table={{
                headings: [
                  t('questions:dimensions.weekday'),
                  ...HOURS.map((hour) => keyText('hour', String(hour))),
                ],
                rows: cells.map((row, index) => ({
                  text: [
                    weekdayText(index + 1, format.locale, 'long'),
                    ...row.map(({ value }) => format.number(value)),
                  ],
                  raw: [index + 1, ...row.map(({ value }) => value)],
                })),
              }}
            >
              <HeatMap
                label={title}
                rows={WEEKDAYS.map((weekday) => weekdayText(weekday, format.locale, 'short'))}
                columns={HOURS.map((hour) => String(hour).padStart(2, '0'))}
                cells={cells}
                href={(row, column) => links.href(indexOf(row, column))}
                onPick={(row, column) => links.onPick(indexOf(row, column))}
              />
            </ChartFigure>
          </div>
        );
      }}
    </QuestionCard>
  );
}
