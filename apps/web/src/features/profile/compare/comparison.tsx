import { lazy, Suspense } from 'react';
import { loadTexts } from '../../../i18n/i18n.ts';
import { QueryBoundary } from '../../../query-states/query-boundary.tsx';
import { ErrorBoundary } from '../../../ui/error-boundary.tsx';
import { useProfile, useResetKey } from '../use-profile.ts';
import type { FigureName } from './use-figure-format.ts';

// Loaded together with its texts when a comparison is opened, not with the first page.
async function importWithTexts<M>(module: Promise<M>): Promise<M> {
  return (await Promise.all([module, loadTexts('compare')]))[0];
}
const LoadedChange = lazy(async () => ({
  default: (await importWithTexts(import('./change.tsx'))).Change,
}));
const LoadedCard = lazy(async () => ({
  default: (await importWithTexts(import('./comparison-card.tsx'))).ComparisonCard,
}));
export const CompareItems = lazy(async () => ({
  default: (await importWithTexts(import('./compare-items.tsx'))).CompareItems,
}));
export const ComparedPeriod = lazy(async () => ({
  default: (await importWithTexts(import('./compare-items.tsx'))).ComparedPeriod,
}));

/** The change of a number since the compared period; nothing without a comparison. */
export function Change({ of }: { of: FigureName }) {
  if (useProfile().search.compare === 'off') return null;
  // The card below shows the reason, and tries again.
  return (
    <ErrorBoundary fallback={() => <dd className="change">–</dd>}>
      <Suspense fallback={<dd className="change">…</dd>}>
        <LoadedChange of={of} />
      </Suspense>
    </ErrorBoundary>
  );
}

/** All numbers of the profile beside those of the other period; nothing without a comparison. */
export function ComparisonCard() {
  const resetKey = useResetKey();
  if (useProfile().search.compare === 'off') return null;
  return (
    <div className="dashboard-wide">
      <QueryBoundary height="24rem" resetKey={resetKey}>
        <LoadedCard />
      </QueryBoundary>
    </div>
  );
}
