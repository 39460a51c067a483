import { lazy, Suspense } from 'react';
import { loadTexts } from '../../../i18n/i18n.ts';
import { useProfile } from '../use-profile.ts';
import type { FigureName } from './use-figure-words.ts';

// Loaded with its texts by those who compare, not with the first page.
async function withTexts<M>(module: Promise<M>): Promise<M> {
  return (await Promise.all([module, loadTexts('compare')]))[0];
}
const LoadedChange = lazy(async () => ({
  default: (await withTexts(import('./change.tsx'))).Change,
}));
const LoadedCard = lazy(async () => ({
  default: (await withTexts(import('./comparison-card.tsx'))).ComparisonCard,
}));
export const CompareItems = lazy(async () => ({
  default: (await withTexts(import('./compare-items.tsx'))).CompareItems,
}));
export const ComparedPeriod = lazy(async () => ({
  default: (await withTexts(import('./compare-items.tsx'))).ComparedPeriod,
}));

/** How a figure changed from the period it is compared with; nothing without a comparison. */
export function Change({ of }: { of: FigureName }) {
  if (useProfile().search.compare === 'off') return null;
  return (
    <Suspense fallback={<dd className="change">…</dd>}>
      <LoadedChange of={of} />
    </Suspense>
  );
}

/** Every figure of the profile beside that of another period; nothing unless the URL asks for it. */
export function ComparisonCard() {
  if (useProfile().search.compare === 'off') return null;
  return (
    <Suspense>
      <LoadedCard />
    </Suspense>
  );
}
