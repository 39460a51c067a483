import type { Build, BuildRequest, Term } from '@scrapboard/builds';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChartFigure } from '../../charts/chart-figure.tsx';
import { fitAxis } from '../../charts/fit-axis.ts';
import { LineChart } from '../../charts/line-chart.tsx';
import { useFormat } from '../../use-format.ts';
import { BuildCard } from './build-card.tsx';
import type { OptimiserData } from './use-optimiser-data.ts';
import { useTermText } from './use-term-text.ts';

interface Props {
  builds: readonly Build[];
  trade: readonly [Term, Term];
  request: BuildRequest;
  data: OptimiserData;
}

const termValue = (build: Build, name: Term) =>
  build.terms.find(({ term }) => term === name)?.value ?? 0;

/** A chart of the trade-off between two goals, with a build for each point, and the picked build. */
export function TradeOffCard({ builds, trade: [first, second], request, data }: Props) {
  const { t } = useTranslation('optimiser');
  const format = useFormat();
  const termText = useTermText();
  const id = useId();
  const [pickedIndex, setPickedIndex] = useState(0);
  const sortedBuilds = [...builds].sort((a, b) => termValue(a, second) - termValue(b, second));
  const build = sortedBuilds[Math.min(pickedIndex, sortedBuilds.length - 1)];
  const [firstName, secondName] = [t(`term.${first}`), t(`term.${second}`)];
  const name = t('trade.chart', { first: firstName, second: secondName });
  const points = sortedBuilds.map((point) => ({
    x: termValue(point, second),
    value: termValue(point, first),
    title: termText(second, termValue(point, second)),
    lines: [termText(first, termValue(point, first))],
  }));
  return (
    <section className="card chart-card" aria-labelledby={id}>
      <div className="card-top">
        <h2 id={id}>{name}</h2>
      </div>
      <div className="card-body">
        <ChartFigure
          name={name}
          kind="line"
          points={points}
          formatValue={(value) => termText(first, value)}
          table={{
            headings: [secondName, firstName],
            rows: points.map(({ x, value, title, lines }) => ({
              text: [title, lines[0] ?? ''],
              raw: [x, value],
            })),
          }}
        >
          <LineChart
            label={name}
            points={points}
            lines={[{ color: 'series1', indices: points.map((_, index) => index) }]}
            ticks={(from, to, max) =>
              fitAxis([from, to], { tickCount: Math.min(6, max) })
                .ticks.filter((tick) => tick >= from && tick <= to)
                .map((tick) => ({ at: tick, text: format.compact(tick) }))
            }
            formatValue={(value) => format.compact(value)}
            showsLast={false}
            onPick={setPickedIndex}
          />
        </ChartFigure>
        <p className="form-text">{t('trade.note')}</p>
      </div>
      {build !== undefined && (
        <BuildCard
          build={build}
          title={t('trade.build', { n: sortedBuilds.indexOf(build) + 1, of: sortedBuilds.length })}
          request={request}
          data={data}
        />
      )}
    </section>
  );
}
