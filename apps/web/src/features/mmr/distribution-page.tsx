import './mmr.scss';
import type { MmrSummary } from '@scrapboard/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { useChosenPlayer } from '../../account/use-chosen-player.ts';
import { isNotFound } from '../../api-client.ts';
import { type Bar, BarChart } from '../../charts/bar-chart.tsx';
import { ChartFigure } from '../../charts/chart-figure.tsx';
import { Explain } from '../../explain/explain.tsx';
import { FilterBar } from '../../filters/filter-bar.tsx';
import { FilterChips } from '../../filters/filter-chips.tsx';
import { FilterContext } from '../../filters/filter-context.ts';
import { MinGamesSelect } from '../../filters/min-games-select.tsx';
import { PageTitle } from '../../page-title.tsx';
import type { PageLoader } from '../../pages/page.ts';
import { QueryState } from '../../query-states/query-state.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useFormat } from '../../use-format.ts';
import { ActiveWithinSelect } from './active-within-select.tsx';
import { BandsTable } from './bands-table.tsx';
import { HistoryCard } from './history-card.tsx';
import { LadderControls } from './ladder-controls.tsx';
import { ratingAmongPlayersQuery, summaryQuery } from './mmr-queries.ts';
import {
  distributionHref,
  isFiltered,
  type PlayersSearch,
  playersCodec,
  toAllPlayers,
} from './mmr-search.ts';
import { MmrTabs } from './mmr-tabs.tsx';
import { createPlayerFilters } from './player-filters.ts';

/** Starts fetching the distribution. */
export const loadDistribution: PageLoader = (client, { request }) => {
  const search = playersCodec.read(new URL(request.url).searchParams);
  void client.prefetchQuery(summaryQuery(search));
  return null;
};

const firstPageUrl = { read: playersCodec.read, href: distributionHref };

/** How the ratings of the players who match the filters are distributed, and where one player is among them. */
export function DistributionPage() {
  const { t } = useTranslation('mmr');
  const [urlQuery] = useSearchParams();
  const search = playersCodec.read(urlQuery);
  const query = useQuery({ ...summaryQuery(search), placeholderData: keepPreviousData });
  const filters = useMemo(() => createPlayerFilters(firstPageUrl, query.data), [query.data]);
  const chosenPlayer = useChosenPlayer(search);
  const { data: rating, error: ratingFailure } = useQuery({
    ...ratingAmongPlayersQuery(chosenPlayer?.id ?? '', search),
    placeholderData: keepPreviousData,
    enabled: chosenPlayer !== null,
  });
  const current = rating?.current ?? null;
  return (
    <FilterContext value={filters}>
      <FilterBar hasPeriod={false} heading={<PageTitle />} />
      <div className="mmr-lists mb-3">
        <MmrTabs current="distribution" search={search} />
      </div>
      <FilterChips />
      <LadderControls
        search={search}
        summary={query.data}
        href={({ season, date }) => {
          const { season: _, date: __, ...rest } = search;
          return distributionHref({
            ...rest,
            ...(season !== undefined && { season }),
            ...(date !== undefined && { date }),
          });
        }}
      />
      <section className="card mb-3" aria-labelledby="mmr-distribution">
        <div className="card-top">
          <h2 id="mmr-distribution">
            {t('distribution.heading')}{' '}
            <Explain stat="ratingBand" statName={t('distribution.heading')} />
          </h2>
          <p className="card-note">
            {t(isFiltered(search) ? 'distribution.noteFiltered' : 'distribution.note')}
          </p>
          <div className="mmr-lists w-100">
            <ActiveWithinSelect
              value={search.activeWithin}
              href={(days) => {
                const { activeWithin: _, ...rest } = search;
                return distributionHref({
                  ...rest,
                  ...(days !== undefined && { activeWithin: days }),
                });
              }}
            />
            <MinGamesSelect
              value={search.minGames}
              href={(minGames) => distributionHref({ ...search, minGames })}
            />
          </div>
        </div>
        <QueryState
          query={query}
          loading={<Skeleton height="20rem" />}
          empty={{ when: ({ ranked }) => ranked === 0, show: <NoRankedPlayers search={search} /> }}
        >
          {(summary) => (
            <div className="card-body mmr-grid">
              <Histogram
                summary={summary}
                mmr={current?.rank == null ? null : current.mmr}
                markerText={chosenPlayer?.isOwn === false ? t('own.player') : t('own.you')}
              />
              <BandsTable
                summary={summary}
                band={current?.rank == null ? null : current.band}
                search={search}
              />
            </div>
          )}
        </QueryState>
      </section>
      {isNotFound(ratingFailure) && <p className="mmr-own">{t('own.unknown')}</p>}
      {chosenPlayer !== null && rating !== undefined && (
        <HistoryCard rating={rating} chosenPlayer={chosenPlayer} search={search} />
      )}
    </FilterContext>
  );
}

function NoRankedPlayers({ search }: { search: PlayersSearch }) {
  const { t } = useTranslation('mmr');
  return (
    <Notice icon="trendingUp" title={t('nobody.title')} text={t('nobody.ranked')}>
      {isFiltered(search) && (
        <Link
          className="btn btn-outline-primary btn-sm"
          to={distributionHref(toAllPlayers(search))}
          preventScrollReset
        >
          {t('nobody.action')}
        </Link>
      )}
    </Notice>
  );
}

interface HistogramProps {
  summary: MmrSummary;
  /** The rating of the player who is marked. */
  mmr: number | null;
  markerText: string;
}

function Histogram({ summary, mmr, markerText }: HistogramProps) {
  const { t } = useTranslation('mmr');
  const format = useFormat();
  const formatRange = ({ from, to }: { from: number; to: number }) =>
    t('distribution.range', { from: format.number(from), to: format.number(to - 1) });
  const bars = summary.bins.map(
    (bin): Bar => ({
      label: format.number(bin.from),
      value: bin.players,
      lines: [
        formatRange(bin),
        t('distribution.players', { count: bin.players, n: format.number(bin.players) }),
      ],
    }),
  );
  const [first, second] = summary.bins;
  const binWidth = first === undefined ? 1 : (second ?? first).from - first.from || 1;
  const name = t('distribution.heading');
  return (
    <ChartFigure
      name={name}
      kind="bars"
      points={bars.map(({ label, value, lines }) => ({ title: label, value, lines }))}
      formatValue={(value) => format.number(value)}
      table={{
        headings: [t('distribution.mmr'), t('distribution.playersHeading')],
        rows: summary.bins.map((bin) => ({
          text: [formatRange(bin), format.number(bin.players)],
          raw: [bin.from, bin.players],
        })),
      }}
    >
      <BarChart
        label={name}
        bars={bars}
        formatValue={(value) => format.number(value)}
        axis={{ hasWholeTicks: true }}
        isHistogram
        markers={
          mmr === null || first === undefined
            ? []
            : [{ at: (mmr - first.from) / binWidth, text: markerText, isOfMarkedPlayer: true }]
        }
      />
    </ChartFigure>
  );
}
