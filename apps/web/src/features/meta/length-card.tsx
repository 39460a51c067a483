import { useTranslation } from 'react-i18next';
import { BarChart } from '../../charts/bar-chart.tsx';
import { ChartFigure } from '../../charts/chart-figure.tsx';
import { changeOf } from '../../questions/change-of.ts';
import { ChangeText } from '../../questions/change-text.tsx';
import { ComparedWith } from '../../questions/compared-with.tsx';
import { QuestionCard } from '../../questions/question-card.tsx';
import { countOf, meanOf, numberOf, quantilesOf } from '../../questions/read-row.ts';
import { useChartLinks } from '../../questions/use-chart-links.ts';
import { useMarkedRows } from '../../questions/use-marked-rows.ts';
import { usePreviousPeriodFilters } from '../../questions/use-previous-period-filters.ts';
import { usePreviousPeriodRows } from '../../questions/use-previous-period-rows.ts';
import type { QuestionFilters } from '../../questions/use-question-filters.ts';
import { useQuestions } from '../../questions/use-questions.ts';
import { useFormat } from '../../use-format.ts';
import type { MetaSearch } from './meta-search.ts';
import {
  LENGTH_BIN_SECONDS,
  lengthSummaryQuestion,
  matchLengthsQuestion,
  playerMatchLengthsQuestion,
} from './questions.ts';
import { filtersForWholeMatches } from './whole-match-filters.ts';

/** How long matches last. */
export function LengthCard({ state }: { state: QuestionFilters<MetaSearch> }) {
  const { t } = useTranslation(['meta', 'questions']);
  const format = useFormat();
  const { filters, ignored } = filtersForWholeMatches(state.filters);
  const query = useQuestions(
    { bins: matchLengthsQuestion, summary: lengthSummaryQuestion },
    filters,
  );
  const name = t('meta:length.title');
  const marked = useMarkedRows(playerMatchLengthsQuestion, state, () => '');
  const markedRow = marked?.rows.get('');
  const markedQuantiles =
    markedRow === undefined ? null : quantilesOf(markedRow, 'durationQuantiles');
  const previousPeriodFilters = usePreviousPeriodFilters(filters);
  const rowsBefore = usePreviousPeriodRows(lengthSummaryQuestion, previousPeriodFilters, () => '');
  const from = Math.min(...(query.data?.bins.rows ?? []).map((row) => numberOf(row, 'bin') ?? 0));
  const links = useChartLinks((bin) => {
    const start = from + bin * LENGTH_BIN_SECONDS;
    return state.href({ length: `${start}-${start + LENGTH_BIN_SECONDS}` });
  });
  return (
    <QuestionCard
      title={name}
      note={
        <>
          {t('meta:length.note')} <ComparedWith before={previousPeriodFilters} />
        </>
      }
      query={query}
      state={state}
      ignored={() => ignored}
      isEmpty={({ bins }) => bins.rows.length === 0}
      height="22rem"
    >
      {({ bins, summary }) => {
        const countsByStart = new Map(
          bins.rows.map((row) => [numberOf(row, 'bin') ?? 0, countOf(row, 'matches')]),
        );
        const binCount = (Math.max(...countsByStart.keys()) - from) / LENGTH_BIN_SECONDS + 1;
        const total = [...countsByStart.values()].reduce((sum, count) => sum + count, 0);
        const bars = Array.from({ length: binCount }, (_, bin) => {
          const start = from + bin * LENGTH_BIN_SECONDS;
          const count = countsByStart.get(start) ?? 0;
          const label = format.duration(start);
          const range = `${label}–${format.duration(start + LENGTH_BIN_SECONDS)}`;
          return {
            label,
            range,
            value: count,
            share: (100 * count) / Math.max(1, total),
            lines: [
              range,
              t('questions:source.matches', { count, n: format.number(count) }),
              format.percent((100 * count) / Math.max(1, total)),
            ],
          };
        });
        const [row] = summary.rows;
        const quantiles = row === undefined ? null : quantilesOf(row, 'matchLengthQuantiles');
        const change = changeOf(row?.matchLength, rowsBefore?.get('')?.matchLength);
        return (
          <div className="card-body">
            {row !== undefined && quantiles !== null && (
              <dl className="key-figures">
                {(['p25', 'p50', 'p75'] as const).map((quantile) => (
                  <div key={quantile}>
                    <dt>{t(`meta:length.${quantile}`)}</dt>
                    <dd>{format.duration(Math.round(quantiles[quantile]))}</dd>
                  </div>
                ))}
                <div>
                  <dt>{t('meta:length.mean')}</dt>
                  <dd>{format.duration(Math.round(meanOf(row, 'matchLength').mean))}</dd>
                  {change !== null && (
                    <dd className="tile-change">
                      <ChangeText {...change} />
                    </dd>
                  )}
                </div>
              </dl>
            )}
            <ChartFigure
              name={name}
              kind="bars"
              points={bars.map(({ range, value, lines }) => ({ title: range, value, lines }))}
              formatValue={(value) => format.number(value)}
              table={{
                headings: [
                  t('questions:measures.matchLength'),
                  t('questions:measures.matches'),
                  t('meta:maps.share'),
                ],
                rows: bars.map(({ range, value, share }) => ({
                  raw: [range, value, share],
                  text: [range, format.number(value), format.percent(share)],
                })),
              }}
            >
              <BarChart
                label={name}
                bars={bars}
                formatValue={(value) => format.number(value)}
                isHistogram
                {...links}
                markers={[
                  ...(quantiles === null
                    ? []
                    : [
                        {
                          at: (quantiles.p50 - from) / LENGTH_BIN_SECONDS,
                          text: t('meta:length.median'),
                        },
                      ]),
                  ...(marked === undefined || markedQuantiles === null
                    ? []
                    : [
                        {
                          at: Math.min(
                            binCount,
                            Math.max(0, (markedQuantiles.p50 - from) / LENGTH_BIN_SECONDS),
                          ),
                          text: `${marked.label}: ${format.duration(Math.round(markedQuantiles.p50))}`,
                          isOfMarkedPlayer: true,
                        },
                      ]),
                ]}
              />
            </ChartFigure>
          </div>
        );
      }}
    </QuestionCard>
  );
}
