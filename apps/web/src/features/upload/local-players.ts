import type { Upload } from '@scrapboard/contract';
import type { UploadItem } from './upload-queue.ts';

export type LocalPlayer = Upload['localPlayers'][number];

/**
 * Returns the players whose game wrote the stored logs that were sent from here. Of an upload that
 * is only looked at, through its link, the one with the `wantedId`: whoever shared the link may be the
 * player, but not whoever follows it.
 */
export function localPlayersOf(
  items: readonly UploadItem[],
  wantedId: string | null,
): LocalPlayer[] {
  const found = items.flatMap(({ state, batch, upload }) =>
    state.name === 'stored' && upload !== null
      ? upload.localPlayers.filter(({ id }) => batch !== null || id === wantedId)
      : [],
  );
  return [...new Map(found.map((player) => [player.id, player])).values()];
}

/** Returns the smallest upload from here that names the player; undefined if there is none. */
export function findLogOf(items: readonly UploadItem[], id: string): UploadItem | undefined {
  return items
    .filter(
      ({ batch, upload }) => batch !== null && upload?.localPlayers.some((one) => one.id === id),
    )
    .toSorted((a, b) => (a.batch?.bytes ?? 0) - (b.batch?.bytes ?? 0))[0];
}
