import './speed-runs.scss';
import type { SpeedRunOverview } from '@scrapboard/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useChosenPlayer } from '../../account/use-chosen-player.ts';
import { FilterBar } from '../../filters/filter-bar.tsx';
import { FilterChips } from '../../filters/filter-chips.tsx';
import { FilterContext } from '../../filters/filter-context.ts';
import { NoMatches } from '../../filters/no-matches.tsx';
import { PageTitle } from '../../page-title.tsx';
import { paths } from '../../paths.ts';
import { QueryState } from '../../query-states/query-state.tsx';
import { Notice } from '../../ui/notice.tsx';
import { CardSkeleton } from './card-skeleton.tsx';
import { PlayerRunsFailure } from './player-runs-failure.tsx';
import { PowerLimit } from './power-limit.tsx';
import { RaidsTable } from './raids-table.tsx';
import { RankedNote } from './ranked-note.tsx';
import { SaveRaidsButton } from './save-raids-button.tsx';
import { overviewQuery, playerRunsQuery } from './speed-run-queries.ts';
import { type SpeedRunSearch, speedRunCodec } from './speed-run-search.ts';
import { useSpeedRunFilters, useSpeedRunSearch } from './use-speed-run-filters.ts';

const href = (search: SpeedRunSearch) => paths.speedrunning(speedRunCodec.write(search));

/** Every raid and difficulty with its fastest runs, and those of the chosen player. */
export function OverviewPage() {
  const { t } = useTranslation('speed-runs');
  const { search, filters } = useSpeedRunSearch();
  const query = useQuery({ ...overviewQuery(filters), placeholderData: keepPreviousData });
  const context = useSpeedRunFilters(href, query.data?.options);
  const chosenPlayer = useChosenPlayer(search);
  const playerRuns = useQuery({
    ...playerRunsQuery(chosenPlayer?.id ?? '', filters),
    enabled: chosenPlayer !== null,
  });
  const hasFailed = playerRuns.error !== null && playerRuns.data === undefined;
  const playerProps = {
    chosenPlayer: hasFailed ? null : chosenPlayer,
    playerRuns: playerRuns.data?.raids,
  };
  return (
    <FilterContext value={context}>
      <FilterBar
        heading={<PageTitle />}
        actions={
          query.data !== undefined &&
          query.data.raids.length > 0 && (
            <SaveRaidsButton raids={query.data.raids} {...playerProps} />
          )
        }
      />
      <FilterChips />
      {hasFailed && (
        <PlayerRunsFailure failure={playerRuns.error} onRetry={() => void playerRuns.refetch()} />
      )}
      <section className="card" aria-labelledby="speed-runs-raids">
        <div className="card-top">
          <h2 id="speed-runs-raids">{t('raids.heading')}</h2>
          <p className="card-note">
            {t('raids.note')} <RankedNote />
          </p>
          <PowerLimit />
        </div>
        <QueryState
          query={query}
          loading={<CardSkeleton height="34rem" />}
          empty={{ when: ({ raids }) => raids.length === 0, show: <NoRaids data={query.data} /> }}
        >
          {({ raids }) => <RaidsTable raids={raids} search={search} {...playerProps} />}
        </QueryState>
      </section>
    </FilterContext>
  );
}

/** Nothing fits the filters, or nobody has won a raid yet. */
function NoRaids({ data }: { data: SpeedRunOverview | undefined }) {
  const { t } = useTranslation('speed-runs');
  if (data !== undefined && data.options.maps.length > 0) return <NoMatches />;
  return (
    <Notice icon="watch" title={t('none.title')} text={t('none.text')}>
      <Link className="btn btn-primary" to={paths.upload()}>
        {t('none.action')}
      </Link>
    </Notice>
  );
}
