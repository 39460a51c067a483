import './mmr.scss';
import type { MmrSummary } from '@scrapboard/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { useChosenPlayer } from '../../account/use-chosen-player.ts';
import { isNotFound } from '../../api-client.ts';
import { type Bar, BarChart } from '../../charts/bar-chart.tsx';
import { ChartFigure } from '../../charts/chart-figure.tsx';
import { Explain } from '../../explain/explain.tsx';
import { PageTitle } from '../../page-title.tsx';
import type { PageLoader } from '../../pages/page.ts';
import { paths } from '../../paths.ts';
import { QueryState } from '../../query-states/query-state.tsx';
import { Notice } from '../../ui/notice.tsx';
import { ScrollRegion } from '../../ui/scroll-region.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useFormat } from '../../use-format.ts';
import { bandName } from './band-name.ts';
import { HistoryCard } from './history-card.tsx';
import { LadderControls } from './ladder-controls.tsx';
import { playerRatingQuery, summaryQuery } from './mmr-queries.ts';
import { ladderCodec } from './mmr-search.ts';
import { MmrTabs } from './mmr-tabs.tsx';

/** Starts fetching the distribution. */
export const loadDistribution: PageLoader = (client, { request }) => {
  const search = ladderCodec.read(new URL(request.url).searchParams);
  void client.prefetchQuery(summaryQuery(search));
  return null;
};

/** How ratings are distributed, and where one player is and was among them. */
export function DistributionPage() {
  const { t } = useTranslation('mmr');
  const [urlQuery] = useSearchParams();
  const search = ladderCodec.read(urlQuery);
  const query = useQuery({ ...summaryQuery(search), placeholderData: keepPreviousData });
  const ladderPlayer = useChosenPlayer(search);
  const { data: rating, error: ratingFailure } = useQuery({
    ...playerRatingQuery(ladderPlayer?.id ?? '', search),
    enabled: ladderPlayer !== null,
  });
  const current = rating?.current ?? null;
  return (
    <>
      <div className="page-header">
        <PageTitle />
      </div>
      <div className="mmr-lists mb-3">
        <MmrTabs current="distribution" search={search} />
      </div>
      <LadderControls
        search={search}
        summary={query.data}
        href={({ season, date }) =>
          paths.mmrDistribution({ ...ladderCodec.write(search), season, date })
        }
      />
      <section className="card mb-3" aria-labelledby="mmr-distribution">
        <div className="card-top">
          <h2 id="mmr-distribution">
            {t('distribution.heading')}{' '}
            <Explain stat="ratingBand" statName={t('distribution.heading')} />
          </h2>
          <p className="card-note">{t('distribution.note')}</p>
        </div>
        <QueryState
          query={query}
          loading={<Skeleton height="20rem" />}
          empty={{
            when: ({ ranked }) => ranked === 0,
            show: <Notice icon="trendingUp" title={t('nobody.title')} text={t('nobody.ranked')} />,
          }}
        >
          {(summary) => (
            <div className="card-body mmr-grid">
              <Histogram
                summary={summary}
                mmr={current?.rank == null ? null : current.mmr}
                markerText={ladderPlayer?.isOwn === false ? t('own.player') : t('own.you')}
              />
              <Bands summary={summary} band={current?.rank == null ? null : current.band} />
            </div>
          )}
        </QueryState>
      </section>
      {isNotFound(ratingFailure) && <p className="mmr-own">{t('own.unknown')}</p>}
      {ladderPlayer !== null && rating !== undefined && (
        <HistoryCard rating={rating} ladderPlayer={ladderPlayer} search={search} />
      )}
    </>
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
            : [{ at: (mmr - first.from) / binWidth, text: markerText, isMarked: true }]
        }
      />
    </ChartFigure>
  );
}

function Bands({ summary, band }: { summary: MmrSummary; band: string | null }) {
  const { t } = useTranslation('mmr');
  const format = useFormat();
  return (
    <ScrollRegion className="table-scroll" aria-label={t('distribution.bands')}>
      <table className="table data-table">
        <caption className="visually-hidden">{t('distribution.bands')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('distribution.band')}</th>
            <th scope="col" className="numeric">
              <Explain stat="mmr">{t('distribution.from')}</Explain>
            </th>
            <th scope="col" className="numeric">
              <Explain stat="rank">{t('distribution.playersHeading')}</Explain>
            </th>
            <th scope="col" className="numeric">
              <Explain stat="rank">{t('distribution.share')}</Explain>
            </th>
          </tr>
        </thead>
        <tbody>
          {summary.bands.toReversed().map(({ id, from, players }) => (
            <tr key={id} className={id === band ? 'mmr-marked' : undefined}>
              <th scope="row">
                {bandName(id)}
                {id === band && <span className="row-note">{t('distribution.here')}</span>}
              </th>
              <td className="numeric">{format.number(from)}</td>
              <td className="numeric">{format.number(players)}</td>
              <td className="numeric">{format.percent((100 * players) / summary.ranked)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="card-note">
        {t('distribution.others', {
          provisional: format.number(summary.provisional),
          inactive: format.number(summary.inactive),
        })}{' '}
        <Link to={paths.mmr()}>{t('tabs.board')}</Link>
      </p>
    </ScrollRegion>
  );
}
