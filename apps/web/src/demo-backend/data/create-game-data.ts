import { encodeMatchId } from '@scrapboard/contract';
import type { GameData } from '../game-data.ts';
import type { DataStore } from './data-store.ts';
import type { Dataset } from './dataset/build-dataset.ts';
import { localPlayersOf } from './dataset/local-players-of.ts';
import { nicknameOf, nicknamesOf } from './dataset/nicknames.ts';
import { uploadedMatches } from './dataset/uploaded-matches.ts';

/** Returns the game data that accounts need. */
export function createGameData(store: DataStore): GameData {
  return {
    async nicknameOf(playerId) {
      const player = (await store.dataset()).players.get(playerId);
      return player === undefined ? null : nicknameOf(player.rows);
    },
    async nicknamesOf(playerId) {
      const player = (await store.dataset()).players.get(playerId);
      return nicknamesOf(player?.rows ?? []).map(({ nickname }) => nickname);
    },
    async localPlayersOf(accountId) {
      const dataset = await store.dataset();
      const local = uploadsOf(dataset, accountId).flatMap(({ id }) => localPlayersOf(dataset, id));
      return [...new Set(local)];
    },
    async uploadsOf(accountId) {
      const dataset = await store.dataset();
      return uploadsOf(dataset, accountId).map(({ id, receivedAt, status, timeZone, files }) => ({
        id,
        receivedAt: new Date(receivedAt).toISOString(),
        status,
        timeZone,
        files,
        matches: uploadedMatches(dataset, id).map(({ matchId, sighting }) => ({
          id: encodeMatchId(matchId),
          startedAt: new Date(sighting.at).toISOString(),
        })),
      }));
    },
  };
}

/** Returns an account's uploads, oldest first. */
function uploadsOf({ uploads }: Dataset, accountId: string) {
  return [...uploads.values()]
    .filter(({ owners }) => owners.includes(accountId))
    .sort((a, b) => a.receivedAt - b.receivedAt || (a.id < b.id ? -1 : 1));
}
