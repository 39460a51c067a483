import { lazy, type ReactNode, Suspense } from 'react';
import { importWithTexts } from '../../../i18n/import-with-texts.ts';
import { QueryBoundary } from '../../../query-states/query-boundary.tsx';
import { ErrorBoundary } from '../../../ui/error-boundary.tsx';
import { useProfile, useResetKey } from '../use-profile.ts';
import type { TotalName } from './totals-change.tsx';
import type { FigureName } from './use-figure-format.ts';

// Loaded together with its texts when a comparison is opened, not with the first page.
const LazyChange = lazy(async () => ({
  default: (await importWithTexts('compare', import('./change.tsx'))).Change,
}));
const LazyCountChange = lazy(async () => ({
  default: (await importWithTexts('compare', import('./count-change.tsx'))).CountChange,
}));
const LazyTotalsChange = lazy(async () => ({
  default: (await importWithTexts('compare', import('./totals-change.tsx'))).TotalsChange,
}));
const LazyTotalsNote = lazy(async () => ({
  default: (await importWithTexts('compare', import('./totals-change.tsx'))).TotalsNote,
}));
const LazyComparisonCard = lazy(async () => ({
  default: (await importWithTexts('compare', import('./comparison-card.tsx'))).ComparisonCard,
}));
export const CompareItems = lazy(async () => ({
  default: (await importWithTexts('compare', import('./compare-items.tsx'))).CompareItems,
}));
export const ComparedPeriod = lazy(async () => ({
  default: (await importWithTexts('compare', import('./compare-items.tsx'))).ComparedPeriod,
}));

/** Shows the children if periods are compared; until they are loaded, an ellipsis in `as`. */
function WhenComparing({ as: Tag, children }: { as: 'dd' | 'span'; children: ReactNode }) {
  if (useProfile().search.compare === 'off') return null;
  // The card below shows why it failed, and offers to retry.
  return (
    <ErrorBoundary fallback={() => <Tag className="change">–</Tag>}>
      <Suspense fallback={<Tag className="change">…</Tag>}>{children}</Suspense>
    </ErrorBoundary>
  );
}

/** The change of a number since the compared period; nothing without a comparison. */
export function Change({ figureName }: { figureName: FigureName }) {
  return (
    <WhenComparing as="dd">
      <LazyChange figureName={figureName} />
    </WhenComparing>
  );
}

/** The change of a number of matches; nothing without a comparison. */
export function CountChange({ countName }: { countName: 'uploaded' | 'recorded' }) {
  return (
    <WhenComparing as="dd">
      <LazyCountChange countName={countName} />
    </WhenComparing>
  );
}

/** The change of a cell of the table of totals; nothing without a comparison. */
export function TotalsChange(props: {
  totalName: TotalName;
  column: 'total' | 'min' | 'max' | 'avg';
}) {
  return (
    <WhenComparing as="span">
      <LazyTotalsChange {...props} />
    </WhenComparing>
  );
}

/** Explains why totals and extremes have no verdict; nothing without a comparison. */
export function TotalsNote() {
  return (
    <WhenComparing as="span">
      <LazyTotalsNote />
    </WhenComparing>
  );
}

/** All numbers of the profile beside those of the other period; nothing without a comparison. */
export function ComparisonCard() {
  const resetKey = useResetKey();
  if (useProfile().search.compare === 'off') return null;
  return (
    <div className="dashboard-wide">
      <QueryBoundary height="24rem" resetKey={resetKey}>
        <LazyComparisonCard />
      </QueryBoundary>
    </div>
  );
}
