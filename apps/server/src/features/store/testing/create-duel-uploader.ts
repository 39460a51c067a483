import type { TestApp } from '../../../http/test-app.ts';
import { openRawStore } from '../../uploads/raw-store.ts';
import { readUpload } from '../read-upload.ts';

export interface DuelUpload {
  combat: string;
  game?: string;
  session?: string;
  /** Number of the network that sends it. */
  network?: number;
  token?: string;
}

const SESSION = '2026.05.07 09.58.30';

/**
 * Returns a function that uploads logs over HTTP from one of several networks, reads them as a job
 * does, and returns the upload's id. The app must trust one proxy.
 */
export async function createDuelUploader({ app, deps, pool }: TestApp) {
  const store = await openRawStore(deps.config.dataFolder);
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  return async ({ combat, game, session = SESSION, network = 1, token }: DuelUpload) => {
    const form = new FormData();
    form.append('session', session);
    form.append('files', new Blob([combat]), 'combat.log');
    if (game !== undefined) form.append('files', new Blob([game]), 'game.log');
    const response = await fetch(`${url}/api/uploads`, {
      method: 'POST',
      body: form,
      headers: {
        'x-forwarded-for': `198.51.${network}.7`,
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      },
    });
    if (!response.ok) throw new Error(await response.text());
    const { id } = (await response.json()) as { id: string };
    const { catalogue, log } = deps;
    await readUpload(
      { pool, log, basePartIdOf: catalogue.basePartIdOf, openRaw: store.openRaw },
      id,
    );
    return id;
  };
}
