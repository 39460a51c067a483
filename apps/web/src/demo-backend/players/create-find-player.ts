import { unknownPlayer } from '@scrapboard/contract';
import type { DataStore } from '../data/data-store.ts';

/** Returns a function that finds the player in the path of a call. */
export function createFindPlayer(store: DataStore) {
  return async ({ params }: { params: { id: string } }) => {
    const dataset = await store.dataset();
    const player = dataset.players.get(params.id);
    if (player === undefined) throw unknownPlayer();
    return { dataset, player };
  };
}
