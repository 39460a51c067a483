import { lazy, Suspense } from 'react';
import { importWithTexts } from '../i18n/import-with-texts.ts';
import { useHasInteracted } from '../ui/use-has-interacted.ts';
import type { MarkedMatch } from './match-bests.ts';

interface Props {
  /** Null for a match that is unfinished. */
  match: MarkedMatch | null;
  player: string | null;
}

const load = () => importWithTexts('questions', importWithTexts('bests', import('./row-mark.tsx')));
const RowMark = lazy(async () => ({ default: (await load()).RowMark }));
const RowMarkDetails = lazy(async () => ({ default: (await load()).RowMarkDetails }));

/**
 * Marks a player of a scoreboard, or says in what they were best; not before somebody uses the page: it takes
 * a question about all matches of everyone in this one.
 */
export function LazyRowMark({ match, player, inDetail }: Props & { inDetail?: true }) {
  const isUsed = useHasInteracted();
  if (!isUsed || match === null || player === null) return null;
  const Mark = inDetail ? RowMarkDetails : RowMark;
  return (
    <Suspense fallback={null}>
      <Mark match={match} player={player} />
    </Suspense>
  );
}
