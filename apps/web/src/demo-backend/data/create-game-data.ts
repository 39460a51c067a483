import { encodeMatchId } from '@scrapboard/contract';
import type { GameData } from '../game-data.ts';
import type { DataStore } from './data-store.ts';
import { localPlayersOf } from './world/local-players-of.ts';
import type { World } from './world/make-world.ts';
import { nicknameOf, nicknamesOf } from './world/nicknames.ts';
import { uploadedMatches } from './world/uploaded-matches.ts';

/** Returns the game data that accounts need. */
export function createGameData(store: DataStore): GameData {
  return {
    async nicknameOf(playerId) {
      const player = (await store.world()).players.get(playerId);
      return player === undefined ? null : nicknameOf(player.rows);
    },
    async nicknamesOf(playerId) {
      const player = (await store.world()).players.get(playerId);
      return nicknamesOf(player?.rows ?? []).map(({ nickname }) => nickname);
    },
    async localPlayersOf(accountId) {
      const world = await store.world();
      const local = uploadsOf(world, accountId).flatMap(({ id }) => localPlayersOf(world, id));
      return [...new Set(local)];
    },
    async uploadsOf(accountId) {
      const world = await store.world();
      return uploadsOf(world, accountId).map(({ id, receivedAt, status, timeZone, files }) => ({
        id,
        receivedAt: new Date(receivedAt).toISOString(),
        status,
        timeZone,
        files,
        matches: uploadedMatches(world, id).map(({ matchId, sighting }) => ({
          id: encodeMatchId(matchId),
          startedAt: new Date(sighting.at).toISOString(),
        })),
      }));
    },
  };
}

/** Returns an account's uploads, oldest first. */
function uploadsOf({ uploads }: World, accountId: string) {
  return [...uploads.values()]
    .filter(({ owners }) => owners.includes(accountId))
    .sort((a, b) => a.receivedAt - b.receivedAt || (a.id < b.id ? -1 : 1));
}
