import type { PlayerChanges } from './use-player-changes.ts';

/** Returns the mutation that started last; undefined if none has. */
export function findLatestChange({ claim, unlink, hide }: PlayerChanges) {
  return [claim, unlink, hide]
    .filter(({ isIdle }) => !isIdle)
    .toSorted((a, b) => a.submittedAt - b.submittedAt)
    .at(-1);
}
