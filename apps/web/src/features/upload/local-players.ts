import type { Upload } from '@scrapboard/contract';
import type { UploadItem } from './upload-queue.ts';

export type LocalPlayer = Upload['localPlayers'][number];

/**
 * Returns the local players of the stored logs that were sent from here. Of an upload opened through
 * its link, only the player with `requestedId` is returned: people who follow a shared link are
 * usually not that player.
 */
export function localPlayersOf(
  items: readonly UploadItem[],
  requestedId: string | null,
): LocalPlayer[] {
  const players = items.flatMap(({ state, batch, upload }) =>
    state.name === 'stored' && upload !== null
      ? upload.localPlayers.filter(({ id }) => batch !== null || id === requestedId)
      : [],
  );
  return [...new Map(players.map((player) => [player.id, player])).values()];
}

/** Returns the uploads from here that name the player, the smallest first. */
export function listUploadsOf(items: readonly UploadItem[], id: string): UploadItem[] {
  return items
    .filter(
      ({ batch, upload }) =>
        batch !== null && upload?.localPlayers.some((player) => player.id === id),
    )
    .toSorted((a, b) => (a.batch?.bytes ?? 0) - (b.batch?.bytes ?? 0));
}
