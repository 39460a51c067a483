import { useTranslation } from 'react-i18next';
import { ChartFigure } from '../../charts/chart-figure.tsx';
import { HeatMap } from '../../charts/heat-map.tsx';
import { QuestionCard } from '../../questions/question-card.tsx';
import { countOf, keyOf } from '../../questions/read-row.ts';
import { useKeyText, weekdayText } from '../../questions/use-key-text.ts';
import type { QuestionFilters } from '../../questions/use-question-filters.ts';
import { useQuestions } from '../../questions/use-questions.ts';
import { useFormat } from '../../use-format.ts';
import type { MetaSearch } from './meta-search.ts';
import { hoursOfWeek } from './questions.ts';

const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7];
const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

/** When of the week matches are played. */
export function TimesCard({ state }: { state: QuestionFilters<MetaSearch> }) {
  const { t } = useTranslation(['meta', 'questions']);
  const format = useFormat();
  const keyText = useKeyText();
  const query = useQuestions({ hours: hoursOfWeek }, state.filters);
  const name = t('meta:times.title');
  const countText = (count: number) =>
    t('questions:source.matches', { count, n: format.number(count) });
  return (
    <QuestionCard
      title={name}
      note={t('meta:times.note')}
      query={query}
      state={state}
      isEmpty={({ hours }) => hours.rows.length === 0}
      height="16rem"
    >
      {({ hours }) => {
        const counts = new Map(
          hours.rows.map((row) => [
            `${keyOf(row, 'weekday')} ${keyOf(row, 'hour')}`,
            countOf(row, 'matches'),
          ]),
        );
        const cells = WEEKDAYS.map((weekday) =>
          HOURS.map((hour) => {
            const value = counts.get(`${weekday} ${hour}`) ?? 0;
            const title = `${keyText('weekday', String(weekday))}, ${keyText('hour', String(hour))}`;
            return { value, title, lines: [countText(value)] };
          }),
        );
        return (
          <div className="card-body">
            <ChartFigure
              name={name}
              kind="bars"
              points={cells.flat()}
              formatValue={(value) => format.number(value)}
              table={{
                headings: [
                  t('questions:dimensions.weekday'),
                  ...HOURS.map((hour) => keyText('hour', String(hour))),
                ],
                rows: cells.map((row, index) => {
                  const day = keyText('weekday', String(index + 1));
                  return {
                    raw: [day, ...row.map(({ value }) => value)],
                    text: [day, ...row.map(({ value }) => format.number(value))],
                  };
                }),
              }}
            >
              <HeatMap
                label={name}
                rows={WEEKDAYS.map((day) => weekdayText(day, format.locale, 'short'))}
                columns={HOURS.map((hour) => format.number(hour))}
                cells={cells}
              />
            </ChartFigure>
          </div>
        );
      }}
    </QuestionCard>
  );
}
