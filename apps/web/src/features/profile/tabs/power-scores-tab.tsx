import type { PlayerPercentileName, PlayerPowerScores } from '@scrapboard/contract';
import { useSuspenseQuery } from '@tanstack/react-query';
import { createColumnHelper } from '@tanstack/react-table';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { type Bar, BarChart } from '../../../charts/bar-chart.tsx';
import { ChartFigure } from '../../../charts/chart-figure.tsx';
import { Explain } from '../../../explain/explain.tsx';
import { changeSelection } from '../../../filters/match-selection.ts';
import { NoMatches } from '../../../filters/no-matches.tsx';
import { bandName } from '../../../i18n/band-name.ts';
import { SaveTableButton } from '../../../percentiles/save-table-button.tsx';
import { type Column, DataTable, type DataTableFeatures } from '../../../tables/data-table.tsx';
import {
  hasMeaningfulRate,
  RateText,
  sortableRate,
  useFormatRate,
} from '../../../ui/rate-text.tsx';
import { useFormat } from '../../../use-format.ts';
import {
  type PercentileColumns,
  usePercentileColumns,
} from '../percentiles/use-percentile-columns.tsx';
import { powerScoresQuery } from '../profile-queries.ts';
import { withTab } from '../profile-search.ts';
import { toRateCells, useRateHeadings } from '../rate-cells.ts';
import { useProfile } from '../use-profile.ts';
import { useSort } from '../use-sort.ts';

type Band = PlayerPowerScores['bands'][number];

const PERCENT_AXIS = { min: 0, max: 100 };

const helper = createColumnHelper<DataTableFeatures, Band>();

/** Returns the URL of the stats of only the matches in a band. */
function useBandHref() {
  const { search, href } = useProfile();
  return (band: Band) => {
    const { minPowerScore: _, maxPowerScore: __, ...others } = search.filters;
    const filters = {
      ...others,
      minPowerScore: String(band.from),
      ...(band.to !== null && { maxPowerScore: String(band.to - 1) }),
    };
    return href(withTab(changeSelection(search, { filters }), 'stats'));
  };
}

function useBandColumns(percentileColumns: PercentileColumns): Column<Band>[] {
  const { t } = useTranslation('profile');
  const format = useFormat();
  const bandHref = useBandHref();
  const idOf = ({ from }: Band) => String(from);
  const numberCell = (info: { getValue: () => unknown }) => format.number(Number(info.getValue()));
  const decimalCell = (info: { getValue: () => unknown }) =>
    format.number(Number(info.getValue()), 2);
  type Cell = { getValue: () => unknown; row: { original: Band } };
  const withPercentile =
    (name: PlayerPercentileName, renderValue: (cell: Cell) => string, from: 'md' | 'lg') =>
    (cell: Cell) => (
      <>
        {renderValue(cell)}
        {percentileColumns.renderBelow(name, String(cell.row.original.from), from)}
      </>
    );
  return helper.columns([
    helper.accessor('from', {
      header: t('powerScores.band'),
      sortDescFirst: false,
      cell: ({ row }) => {
        const label = bandName(row.original.label, format);
        return (
          <Link
            className="row-link"
            to={bandHref(row.original)}
            aria-label={t('powerScores.filter', { label })}
          >
            {label}
          </Link>
        );
      },
      meta: { explain: <Explain stat="powerScore" statName={t('powerScores.band')} /> },
    }),
    helper.accessor('games', {
      header: t('powerScores.games'),
      cell: numberCell,
      meta: {
        isNumeric: true,
        explain: <Explain stat="games" statName={t('powerScores.games')} />,
      },
    }),
    helper.accessor((band) => sortableRate(band.winRate), {
      sortUndefined: 'last',
      id: 'winRate',
      header: t('powerScores.winRate'),
      sortFn: 'basic',
      cell: ({ row: { original } }) => (
        <>
          <RateText rate={original.winRate} showsRange />
          {percentileColumns.renderBelow('winRate', String(original.from))}
        </>
      ),
      meta: {
        isNumeric: true,
        explain: <Explain stat="winRate" statName={t('powerScores.winRate')} />,
      },
    }),
    ...percentileColumns.createColumns({
      name: 'winRate',
      statName: t('powerScores.winRate'),
      idOf,
    }),
    helper.accessor('damagePerGame', {
      header: t('powerScores.damage'),
      cell: withPercentile('damage', numberCell, 'md'),
      meta: {
        isNumeric: true,
        explain: <Explain stat="damage" statName={t('powerScores.damage')} />,
      },
    }),
    ...percentileColumns.createColumns({
      name: 'damage',
      statName: t('powerScores.damage'),
      idOf,
      from: 'md',
    }),
    helper.accessor('killsPerGame', {
      header: t('powerScores.kills'),
      cell: decimalCell,
      meta: {
        isNumeric: true,
        from: 'md',
        explain: <Explain stat="kills" statName={t('powerScores.kills')} />,
      },
    }),
    ...percentileColumns.createColumns({
      name: 'kills',
      statName: t('powerScores.kills'),
      idOf,
      from: 'md',
    }),
    helper.accessor('assistsPerGame', {
      header: t('powerScores.assists'),
      cell: withPercentile('assists', decimalCell, 'lg'),
      meta: {
        isNumeric: true,
        from: 'md',
        explain: <Explain stat="assists" statName={t('powerScores.assists')} />,
      },
    }),
    ...percentileColumns.createColumns({
      name: 'assists',
      statName: t('powerScores.assists'),
      idOf,
      from: 'lg',
    }),
    helper.accessor('scorePerGame', {
      header: t('powerScores.score'),
      cell: withPercentile('score', numberCell, 'lg'),
      meta: {
        isNumeric: true,
        from: 'md',
        explain: <Explain stat="score" statName={t('powerScores.score')} />,
      },
    }),
    ...percentileColumns.createColumns({
      name: 'score',
      statName: t('powerScores.score'),
      idOf,
      from: 'lg',
    }),
  ]) as Column<Band>[];
}

/** How the player does by the power score of their vehicle. */
export function PowerScoresTab() {
  const { t } = useTranslation(['profile', 'common']);
  const format = useFormat();
  const { id, filters } = useProfile();
  const { data } = useSuspenseQuery(powerScoresQuery(id, filters));
  const navigate = useNavigate();
  const bandHref = useBandHref();
  const formatRate = useFormatRate();
  const percentileColumns = usePercentileColumns('powerScore');
  const columns = useBandColumns(percentileColumns);
  const sorting = useSort('from');
  const rateHeadings = useRateHeadings();
  const bands = useMemo(() => data.bands.filter((band) => band.games > 0), [data]);
  const bars = useMemo(
    () =>
      bands.map((band): Bar => {
        const { percent, low, high, of } = band.winRate;
        const isSmallSample = !hasMeaningfulRate(of);
        return {
          label: bandName(band.label, format),
          value: percent,
          low,
          high,
          isSmallSample,
          lines: [
            formatRate(band.winRate),
            t('common:interval', { range: format.interval(low, high) }),
            t('common:ofGames', { count: of, n: format.number(of) }),
          ],
        };
      }),
    [bands, format, t, formatRate],
  );
  if (bands.length === 0) {
    return (
      <div className="card">
        <NoMatches />
      </div>
    );
  }
  const name = t('powerScores.chart');
  const onPick = (index: number) => {
    const band = bands[index];
    if (band !== undefined) void navigate(bandHref(band));
  };
  return (
    <section className="card chart-card" aria-labelledby="power-scores">
      <div className="card-top">
        <h2 id="power-scores">{name}</h2>
        <p className="card-note">{t('powerScores.note')}</p>
      </div>
      <div className="card-body">
        <ChartFigure
          name={name}
          kind="bars"
          points={bars.map((bar) => ({ ...bar, title: bar.label }))}
          formatValue={format.percent}
          onPick={onPick}
          table={{
            headings: [
              t('powerScores.band'),
              t('powerScores.games'),
              t('powerScores.winRate'),
              t('graphs.low'),
              t('graphs.high'),
            ],
            rows: bands.map(({ games, winRate }, index) => {
              const { percent, low, high } = winRate;
              const label = bars[index]?.label ?? '';
              return {
                text: [
                  label,
                  format.number(games),
                  ...[percent, low, high].map((value) => format.percent(value)),
                ],
                raw: [label, games, percent, low, high],
              };
            }),
          }}
        >
          <BarChart
            label={name}
            bars={bars}
            formatValue={(value) => format.percent(value, 0)}
            axis={PERCENT_AXIS}
            reference={50}
            onPick={onPick}
          />
        </ChartFigure>
      </div>
      <DataTable
        caption={t('powerScores.caption')}
        columns={columns}
        rows={bands}
        rowId={(band) => String(band.from)}
        {...sorting}
        foot={(rows) => (
          <SaveTableButton
            name={t('powerScores.caption')}
            headings={[
              t('powerScores.band'),
              t('powerScores.games'),
              ...rateHeadings(t('powerScores.winRate')),
              t('powerScores.damage'),
              t('powerScores.kills'),
              t('powerScores.assists'),
              t('powerScores.score'),
            ]}
            rows={rows.map((band) => [
              ...[bandName(band.label, format), band.games, ...toRateCells(band.winRate)],
              ...[band.damagePerGame, band.killsPerGame, band.assistsPerGame, band.scorePerGame],
            ])}
          />
        )}
      />
      {percentileColumns.note}
    </section>
  );
}
