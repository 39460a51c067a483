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
 * Marks a player of a scoreboard, or lists the bests and records of the player. It is not shown until somebody uses
 * the page, because it asks a question about all matches of all players in this one.
 */
export function LazyRowMark({ match, player, isDetailed }: Props & { isDetailed?: true }) {
  const hasInteracted = useHasInteracted();
  if (!hasInteracted || match === null || player === null) return null;
  const Mark = isDetailed ? RowMarkDetails : RowMark;
  return (
    <Suspense fallback={null}>
      <Mark match={match} player={player} />
    </Suspense>
  );
}
