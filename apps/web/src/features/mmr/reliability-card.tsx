import type { CalibrationCell } from '@scrapboard/contract';
import { useTranslation } from 'react-i18next';
import { ChartFigure } from '../../charts/chart-figure.tsx';
import { DiamondLegend } from '../../charts/diamond-mark.tsx';
import { IntervalPlot } from '../../charts/interval-plot.tsx';
import { Explain } from '../../explain/explain.tsx';
import { useFormat } from '../../use-format.ts';
import { reliabilityOf } from './sum-calibration.ts';

/** How often favourites won, by their chance of winning. */
export function ReliabilityCard({ cells }: { cells: readonly CalibrationCell[] }) {
  const { t } = useTranslation('mmr');
  const format = useFormat();
  const rows = reliabilityOf(cells).map((row) => ({
    ...row,
    name: `${format.number(50 + 5 * row.bin)}–${format.percent(55 + 5 * row.bin, 0)}`,
    lines: [
      t('calibration.won', {
        percent: format.percent(row.observed, 1),
        range: format.interval(row.low, row.high),
      }),
      t('calibration.predicted', { percent: format.percent(row.predicted, 1) }),
      t('calibration.count', { count: row.matches, n: format.number(row.matches) }),
    ],
  }));
  const name = t('calibration.reliability');
  return (
    <section className="card mb-3" aria-labelledby="mmr-reliability">
      <div className="card-top">
        <h2 id="mmr-reliability">
          {name} <Explain stat="calibration" statName={name} />
        </h2>
        <p className="card-note">{t('calibration.reliabilityNote')}</p>
      </div>
      <div className="card-body">
        <ChartFigure
          name={name}
          kind="bars"
          points={rows.map((row) => ({ title: row.name, value: row.observed, lines: row.lines }))}
          formatValue={(value) => format.percent(value, 0)}
          legend={<DiamondLegend text={t('calibration.legend')} />}
          table={{
            headings: ['chance', 'predictedHeading', 'wonHeading', 'low', 'high', 'matches'].map(
              (key) => t(`calibration.${key as 'chance'}`),
            ),
            rows: rows.map((row) => ({
              text: [
                row.name,
                format.percent(row.predicted, 1),
                format.percent(row.observed, 1),
                format.percent(row.low, 1),
                format.percent(row.high, 1),
                format.number(row.matches),
              ],
              raw: [row.name, row.predicted, row.observed, row.low, row.high, row.matches],
            })),
          }}
        >
          <IntervalPlot
            label={name}
            rows={rows.map((row) => ({
              id: String(row.bin),
              name: row.name,
              value: row.observed,
              low: row.low,
              high: row.high,
              diamonds: [{ value: row.predicted }],
              lines: row.lines,
            }))}
            formatValue={(value) => format.percent(value, 0)}
          />
        </ChartFigure>
      </div>
    </section>
  );
}
