import type { PlayerPercentileName } from '@scrapboard/contract';
import { lazy, Suspense } from 'react';
import { importWithTexts } from '../../../i18n/import-with-texts.ts';
import { QueryBoundary } from '../../../query-states/query-boundary.tsx';
import { ErrorBoundary } from '../../../ui/error-boundary.tsx';
import { useHasInteracted } from '../../../ui/use-has-interacted.ts';
import { useResetKey } from '../use-profile.ts';

// Loaded with their texts once somebody uses the page, because the card is below the first screen.
const LazyStatPercentile = lazy(async () => ({
  default: (await importWithTexts('percentiles', import('./stat-percentile.tsx'))).StatPercentile,
}));
const LazyPercentilesCard = lazy(async () => {
  const card = importWithTexts('percentiles', import('./percentiles-card.tsx'));
  return { default: (await importWithTexts('compare', card)).PercentilesCard };
});

interface Props {
  name: PlayerPercentileName;
  as: 'dd' | 'span';
  /** See `PercentileMark`. */
  isPerGame?: boolean;
}

/** The percentile of a rate or mean. Keeps its height while loading; the card reports failures. */
export function StatPercentile({ as: Tag, ...mark }: Props) {
  const hasInteracted = useHasInteracted();
  if (!hasInteracted) return <Tag className="stat-percentile" />;
  return (
    <Tag className="stat-percentile">
      <ErrorBoundary fallback={() => null}>
        <Suspense>
          <LazyStatPercentile {...mark} />
        </Suspense>
      </ErrorBoundary>
    </Tag>
  );
}

/** The percentiles of all rates and means. */
export function PercentilesCard() {
  const resetKey = useResetKey();
  const hasInteracted = useHasInteracted();
  if (!hasInteracted) return <div className="dashboard-wide percentiles-space" />;
  return (
    <div className="dashboard-wide">
      <QueryBoundary height="30rem" resetKey={resetKey}>
        <LazyPercentilesCard />
      </QueryBoundary>
    </div>
  );
}
