import type { MatchPercentileName, MatchPlayer } from '@scrapboard/contract';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Explain } from '../../explain/explain.tsx';
import { importWithTexts } from '../../i18n/import-with-texts.ts';
import { QueryBoundary } from '../../query-states/query-boundary.tsx';
import { ErrorBoundary } from '../../ui/error-boundary.tsx';
import { useMatch } from './use-match.ts';

const importPercentiles = () => importWithTexts('percentiles', import('./loaded-percentiles.tsx'));
const LoadedPercentile = lazy(async () => ({
  default: (await importPercentiles()).LoadedPercentile,
}));
const LoadedPercentilesNote = lazy(async () => ({
  default: (await importPercentiles()).LoadedPercentilesNote,
}));

/** Returns whether percentiles are shown; they exist only for whole matches, not for rounds. */
export function useShowsPercentiles(): boolean {
  const { search } = useMatch();
  return search.ranks && search.round === null;
}

/** Shows or hides the percentiles below the numbers of the scoreboard; absent while one round is shown. */
export function PercentilesToggle() {
  const { t } = useTranslation('matches');
  const { match, search, linkProps } = useMatch();
  const showsPercentiles = useShowsPercentiles();
  if (search.round !== null) return null;
  return (
    <div className="ranks-tools">
      <Link
        className="btn btn-surface btn-sm"
        {...linkProps({ ranks: !search.ranks })}
        replace
        preventScrollReset
      >
        {t(search.ranks ? 'ranks.hide' : 'ranks.show')}
      </Link>
      <Explain stat="percentile" statName={t('tabs.percentiles')} />
      {showsPercentiles && (
        <div className="ranks-note">
          <QueryBoundary height="1.25rem" resetKey={match.id}>
            <LoadedPercentilesNote />
          </QueryBoundary>
        </div>
      )}
    </div>
  );
}

/**
 * The percentile of a player’s number, shown below it. It takes up the same height while it loads and
 * where there is none; the note above reports failures.
 */
export function ScoreboardPercentile({
  name,
  player,
}: {
  name: MatchPercentileName;
  player: MatchPlayer;
}) {
  const showsPercentiles = useShowsPercentiles();
  if (!showsPercentiles) return null;
  return (
    <span className="rank">
      <ErrorBoundary fallback={() => null}>
        <Suspense fallback={null}>
          <LoadedPercentile name={name} player={player} />
        </Suspense>
      </ErrorBoundary>
    </span>
  );
}
