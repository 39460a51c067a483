import { lazy, Suspense } from 'react';
import { useProfile } from '../use-profile.ts';
import type { FigureName } from './use-figure-words.ts';

// Loaded by those who compare, not with the first page.
const LoadedChange = lazy(async () => ({ default: (await import('./change.tsx')).Change }));
const LoadedCard = lazy(async () => ({
  default: (await import('./comparison-card.tsx')).ComparisonCard,
}));

/** How a figure changed from the period it is compared with; nothing without a comparison. */
export function Change({ of }: { of: FigureName }) {
  if (useProfile().search.compare === 'off') return null;
  return (
    <Suspense fallback={<span className="change">…</span>}>
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
