import { useTranslation } from 'react-i18next';
import { ChartFigure } from '../../charts/chart-figure.tsx';
import { HeatMap } from '../../charts/heat-map.tsx';
import { QuestionCard } from '../../questions/question-card.tsx';
import { countOf, keyOf } from '../../questions/read-row.ts';
import { useKeyText, weekdayText } from '../../questions/use-key-text.ts';
import type { QuestionFilters } from '../../questions/use-question-filters.ts';
import { useQuestions } from '../../questions/use-questions.ts';
import { useFormat } from '../../use-format.ts';
import type { ActivitySearch } from './activity-search.ts';
import { hoursOfWeek } from './questions.ts';

const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7];
const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

/** When in the week matches begin, in the viewer's zone. */
export function HoursCard({ state }: { state: QuestionFilters<ActivitySearch> }) {
  const { t } = useTranslation(['activity', 'questions', 'common']);
  const format = useFormat();
  const keyText = useKeyText();
  const query = useQuestions({ hours: hoursOfWeek }, state.filters);
  const name = t('activity:hours.title');
  return (
    <QuestionCard
      title={name}
      note={t('activity:hours.note', { zone: state.filters.zone ?? 'UTC' })}
      query={query}
      state={state}
      isEmpty={({ hours }) => hours.rows.length === 0}
      height="15rem"
    >
      {({ hours }) => {
        const counts = new Map(
          hours.rows.map((row) => [
            `${keyOf(row, 'weekday')} ${keyOf(row, 'hour')}`,
            countOf(row, 'matches'),
          ]),
        );
        const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
        const cells = WEEKDAYS.map((weekday) =>
          HOURS.map((hour) => {
            const value = counts.get(`${weekday} ${hour}`) ?? 0;
            return {
              value,
              title: t('activity:hours.at', {
                day: weekdayText(weekday, format.locale, 'long'),
                hour: keyText('hour', String(hour)),
              }),
              lines: [
                t('common:matches', { count: value, n: format.number(value) }),
                format.percent(total === 0 ? 0 : (100 * value) / total),
              ],
            };
          }),
        );
        return (
          <div className="card-body">
            <ChartFigure
              name={name}
              kind="bars"
              points={cells.flat()}
              formatValue={format.number}
              table={{
                headings: [
                  t('questions:dimensions.weekday'),
                  ...HOURS.map((hour) => keyText('hour', String(hour))),
                ],
                rows: cells.map((row, place) => ({
                  text: [
                    weekdayText(place + 1, format.locale, 'long'),
                    ...row.map(({ value }) => format.number(value)),
                  ],
                  raw: [place + 1, ...row.map(({ value }) => value)],
                })),
              }}
            >
              <HeatMap
                label={name}
                rows={WEEKDAYS.map((weekday) => weekdayText(weekday, format.locale, 'short'))}
                columns={HOURS.map((hour) => String(hour).padStart(2, '0'))}
                cells={cells}
              />
            </ChartFigure>
          </div>
        );
      }}
    </QuestionCard>
  );
}
