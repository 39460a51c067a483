/** A process that only reads logs into matches, as a job process does before it stores them. */

import type { StoredFile } from '../../../apps/server/src/database/tables/uploads.ts';
import { selectReadableSessions } from '../../../apps/server/src/features/store/readable-sessions.ts';
import { openRawStore } from '../../../apps/server/src/features/uploads/raw-store.ts';
import { readSession } from '../../../packages/matches/src/read-session.ts';

export interface ReadRequest {
  dataFolder: string;
  files: StoredFile[];
}

process.on('message', async ({ dataFolder, files }: ReadRequest) => {
  const { openRaw } = await openRawStore(dataFolder);
  const open = (file: StoredFile | null) => (file === null ? null : openRaw(file.sha256));
  let matches = 0;
  const count = () => {
    matches++;
  };
  for (const { session, combat, game } of selectReadableSessions(files, [])) {
    await readSession({ session, combat: open(combat), game: open(game) }, count, () => {});
  }
  process.send?.(matches);
});
