import { percentileRank } from '@scrapboard/statistics/percentile-rank';
import { MIN_SAMPLE } from '@scrapboard/statistics/sample-size';
import { useTranslation } from 'react-i18next';
import { useHiddenSeries } from '../../charts/use-hidden-series.ts';
import { Explain } from '../../explain/explain.tsx';
import { explainedMeasure } from '../../questions/explained-measure.ts';
import { LineLegend } from '../../questions/line-legend.tsx';
import { QuestionCard } from '../../questions/question-card.tsx';
import type { QuestionColumn } from '../../questions/question-column.ts';
import type { Row } from '../../questions/question-query.ts';
import { QuestionTable } from '../../questions/question-table.tsx';
import { countOf, keyOf, numberOf } from '../../questions/read-row.ts';
import { readValue } from '../../questions/read-value.ts';
import { filtersForAllPlayers } from '../../questions/use-marked-player.ts';
import { useQuestions } from '../../questions/use-questions.ts';
import { Notice } from '../../ui/notice.tsx';
import { useFormat } from '../../use-format.ts';
import type { CardProps } from './card-props.ts';
import {
  PERCENTILE_BIN_WIDTHS,
  type PercentileStat,
  percentileQuestions,
  subjectTotals,
} from './questions.ts';
import { Radar } from './radar.tsx';

const STATS = Object.keys(PERCENTILE_BIN_WIDTHS) as PercentileStat[];

interface RankedStat {
  stat: PercentileStat;
  /** In the order of the subjects; null with too few games. */
  percentiles: readonly (number | null)[];
}

/** The players' percentiles among all players of the same matches. */
export function PercentilesCard({ kind, subjects, state }: CardProps) {
  const { t } = useTranslation('comparison');
  const format = useFormat();
  const distributions = useQuestions(percentileQuestions, filtersForAllPlayers(state.filters));
  const ids = subjects.map(({ id }) => id);
  const totals = useQuestions({ totals: subjectTotals(kind, ids) }, state.filters);
  const data =
    distributions.data === undefined || totals.data === undefined
      ? undefined
      : { distributions: distributions.data, totals: totals.data.totals };
  const countPlayers = (rows: readonly Row[]) =>
    rows.reduce((sum, row) => sum + countOf(row, 'units'), 0);
  return (
    <QuestionCard
      title={t('percentiles.title')}
      note={t(state.search.mode === undefined ? 'percentiles.noteAll' : 'percentiles.note', {
        minimum: MIN_SAMPLE,
        n: data === undefined ? '…' : format.number(countPlayers(data.distributions.winRate.rows)),
      })}
      query={{ ...(distributions.isError ? distributions : totals), data }}
      state={state}
      isEmpty={({ distributions: { winRate } }) => countPlayers(winRate.rows) < MIN_SAMPLE}
      empty={
        <Notice
          icon="users"
          title={t('percentiles.few')}
          text={t('percentiles.fewText', { minimum: MIN_SAMPLE })}
        />
      }
      height="26rem"
    >
      {(data) => (
        <Percentiles
          subjects={subjects}
          rankedStats={STATS.map((stat) => {
            const bins = data.distributions[stat].rows.map((row: Row) => ({
              from: numberOf(row, 'bin') ?? 0,
              count: countOf(row, 'units'),
            }));
            return {
              stat,
              percentiles: ids.map((id) => {
                const row = data.totals.rows.find((total: Row) => keyOf(total, 'player') === id);
                if (row === undefined || countOf(row, 'games') < MIN_SAMPLE) return null;
                const value = readValue((row as Row)[stat] ?? null).shown;
                return typeof value === 'number'
                  ? percentileRank(bins, PERCENTILE_BIN_WIDTHS[stat], value)
                  : null;
              }),
            };
          })}
        />
      )}
    </QuestionCard>
  );
}

interface PercentilesProps extends Pick<CardProps, 'subjects'> {
  rankedStats: readonly RankedStat[];
}

function Percentiles({ subjects, rankedStats }: PercentilesProps) {
  const { t } = useTranslation(['comparison', 'questions']);
  const format = useFormat();
  const [hidden, toggle] = useHiddenSeries();
  const header = t('comparison:numbers.stat');
  const textOf = ({ stat }: RankedStat) => t(`questions:measures.${stat}`);
  const columns: QuestionColumn<RankedStat>[] = [
    {
      id: 'stat',
      header,
      rowHeader: true,
      cell(row) {
        const explained = explainedMeasure(row.stat);
        return (
          <>
            {textOf(row)}
            {explained !== undefined && <Explain stat={explained} statName={textOf(row)} />}
          </>
        );
      },
      csv: { headings: [header], values: (row) => [textOf(row)] },
    },
    ...subjects.map(
      ({ name }, index): QuestionColumn<RankedStat> => ({
        id: `entry${index + 1}`,
        header: name,
        numeric: true,
        cell({ percentiles }) {
          const percentile = percentiles[index] ?? null;
          return percentile === null ? (
            <span className="muted">–</span>
          ) : (
            format.number(percentile, 0)
          );
        },
        csv: { headings: [name], values: ({ percentiles }) => [percentiles[index] ?? null] },
      }),
    ),
  ];
  return (
    <div className="percentiles">
      <div className="card-body">
        <LineLegend series={subjects} hidden={hidden} onToggle={toggle} />
        <Radar
          axes={rankedStats.map(textOf)}
          series={subjects
            .map((subject, index) => ({
              ...subject,
              values: rankedStats.map(({ percentiles }) => percentiles[index] ?? null),
            }))
            .filter(({ id }) => !hidden.includes(id))}
        />
      </div>
      <QuestionTable<RankedStat>
        id="compare-percentiles"
        caption={t('comparison:percentiles.title')}
        columns={columns}
        rows={rankedStats}
        rowId={({ stat }) => stat}
        sort=""
        onSort={() => undefined}
      />
    </div>
  );
}
