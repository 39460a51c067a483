import { lazy, Suspense } from 'react';
import { importWithTexts } from '../i18n/import-with-texts.ts';
import { useHasInteracted } from '../ui/use-has-interacted.ts';
import type { MarkedMatch } from './match-bests.ts';

interface Props {
  /** Null for a match that is unfinished. */
  match: MarkedMatch | null;
  player: string | null;
}

const load = () =>
  importWithTexts('questions', importWithTexts('bests', import('./player-mark.tsx')));
const PlayerMark = lazy(async () => ({ default: (await load()).PlayerMark }));
const PlayerMarkDetails = lazy(async () => ({ default: (await load()).PlayerMarkDetails }));

/**
 * Marks a player of a scoreboard, or lists the bests and records of the player. It is not shown until somebody uses
 * the page, because it asks a question about all matches of all players in this one.
 */
export function LazyPlayerMark({ match, player, isDetailed }: Props & { isDetailed?: true }) {
  const hasInteracted = useHasInteracted();
  if (!hasInteracted || match === null || player === null) return null;
  const Mark = isDetailed ? PlayerMarkDetails : PlayerMark;
  return (
    <Suspense fallback={null}>
      <Mark match={match} player={player} />
    </Suspense>
  );
}
