import type { PlayerChanges } from './use-player-changes.ts';

/** What was begun last; undefined while nothing was. */
export function latestChange({ claim, giveUp, hide }: PlayerChanges) {
  return [claim, giveUp, hide]
    .filter(({ isIdle }) => !isIdle)
    .toSorted((a, b) => a.submittedAt - b.submittedAt)
    .at(-1);
}
