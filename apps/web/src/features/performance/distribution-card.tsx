import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { BarChart } from '../../charts/bar-chart.tsx';
import { ChartFigure } from '../../charts/chart-figure.tsx';
import { QuestionCard } from '../../questions/question-card.tsx';
import { type Answer, questionQuery } from '../../questions/question-query.ts';
import { countOf, meanOf, numberOf, quantilesOf } from '../../questions/read-row.ts';
import { useChartLinks } from '../../questions/use-chart-links.ts';
import { filtersForAllPlayers, useMarkedPlayer } from '../../questions/use-marked-player.ts';
import { useQuestions } from '../../questions/use-questions.ts';
import { useFormat } from '../../use-format.ts';
import { chooseBinWidth, type DamageBin, toBins } from './damage-bins.ts';
import type { PartCardProps } from './part-card-props.ts';
import { partHistogramQuestion, playerPartQuestion } from './questions.ts';

const COUNT_AXIS = { hasWholeTicks: true };

/** How much damage a part deals in a match, and where the marked player is. */
export function DistributionCard({ id, state, totals }: PartCardProps & { totals: Answer }) {
  const { t } = useTranslation(['performance', 'questions']);
  const format = useFormat();
  const { counting } = state.pageSearch;
  const markedPlayer = useMarkedPlayer(state);
  const filters = filtersForAllPlayers(state.filters);
  const row = totals.rows[0];
  const quantiles = row === undefined ? null : quantilesOf(row, 'damageQuantiles');
  const width = chooseBinWidth(quantiles?.p90 ?? 0);
  const query = useQuestions({ bins: partHistogramQuestion(id, counting, width) }, filters);
  const { data: markedAnswer } = useQuery({
    ...questionQuery(playerPartQuestion(id, counting, markedPlayer?.player ?? ''), filters),
    enabled: markedPlayer !== null,
  });
  const markedMean =
    markedAnswer?.rows[0] === undefined ? null : meanOf(markedAnswer.rows[0], 'damagePerGame');
  return (
    <QuestionCard
      title={t('distribution.title')}
      note={
        <>
          {quantiles !== null &&
            t('distribution.quantiles', {
              p25: format.number(quantiles.p25),
              p50: format.number(quantiles.p50),
              p75: format.number(quantiles.p75),
              p90: format.number(quantiles.p90),
            })}{' '}
          {markedPlayer?.isOwn === true &&
            markedMean !== null &&
            markedMean.n > 0 &&
            t('distribution.you', {
              count: markedMean.n,
              n: format.number(markedMean.n),
              mean: format.number(markedMean.mean),
            })}
        </>
      }
      query={query}
      state={state}
      isEmpty={({ bins }) => bins.rows.length === 0}
      height="18rem"
    >
      {({ bins }) => (
        <Histogram
          bins={toBins(
            new Map(bins.rows.map((bin) => [numberOf(bin, 'bin') ?? 0, countOf(bin, 'games')])),
            width,
          )}
          width={width}
          href={({ from, to }) => state.href({ partDamage: `${from}-${to ?? ''}` })}
          markers={[
            ...(quantiles === null ? [] : [{ at: quantiles.p50, text: t('distribution.median') }]),
            ...(markedMean === null || markedMean.n === 0
              ? []
              : [
                  {
                    at: markedMean.mean,
                    text:
                      markedPlayer?.isOwn === false
                        ? `${t('questions:here.player')}: ${format.number(markedMean.mean)}`
                        : t('distribution.here'),
                    isOfMarkedPlayer: true,
                  },
                ]),
          ]}
        />
      )}
    </QuestionCard>
  );
}

interface HistogramProps {
  bins: readonly DamageBin[];
  width: number;
  markers: readonly { at: number; text: string; isOfMarkedPlayer?: boolean }[];
  href: (bin: DamageBin) => string;
}

function Histogram({ bins, width, markers, href }: HistogramProps) {
  const { t } = useTranslation(['performance', 'common']);
  const format = useFormat();
  const formatRange = ({ from, to }: DamageBin) =>
    to === undefined
      ? t('distribution.from', { from: format.number(from) })
      : t('distribution.range', { from: format.number(from), to: format.number(to) });
  const bars = bins.map((bin) => ({
    label: format.compact(bin.from),
    value: bin.games,
    lines: [formatRange(bin), t('common:games', { count: bin.games, n: format.number(bin.games) })],
  }));
  const formatValue = (value: number) => format.number(value);
  const links = useChartLinks((index) => {
    const bin = bins[index];
    return bin === undefined ? undefined : href(bin);
  });
  const name = t('distribution.title');
  return (
    <div className="card-body">
      <ChartFigure
        name={name}
        kind="bars"
        points={bars.map((bar, index) => ({ ...bar, title: bar.lines[0] ?? String(index) }))}
        formatValue={formatValue}
        table={{
          headings: [t('distribution.damage'), t('distribution.games')],
          rows: bins.map((bin) => ({
            text: [formatRange(bin), format.number(bin.games)],
            raw: [bin.from, bin.games],
          })),
        }}
      >
        <BarChart
          label={name}
          bars={bars}
          formatValue={formatValue}
          axis={COUNT_AXIS}
          color="series2"
          isHistogram
          markers={markers.map((marker) => ({
            ...marker,
            at: Math.min(bins.length, marker.at / width),
          }))}
          {...links}
        />
      </ChartFigure>
    </div>
  );
}
