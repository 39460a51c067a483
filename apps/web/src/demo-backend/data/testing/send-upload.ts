import { type SimulatedSession, simulateWorld } from '@scrapboard/simulator';
import { DAY_MS } from '../../../day-ms.ts';
import type { RequestHandler } from '../../framework/create-request-handler.ts';
import { NOW } from './open-sample.ts';

/** Returns sessions that were not uploaded yet, each with both logs. */
export function freshSessions(seed = 99): SimulatedSession[] {
  const world = simulateWorld({
    seed,
    players: 20,
    matches: 24,
    from: NOW - 20 * DAY_MS,
    to: NOW,
    density: 0.05,
  });
  return [...world.sessions()].filter(({ gameLog }) => gameLog !== null);
}

export interface SentFile {
  name: string;
  bytes: Uint8Array<ArrayBuffer>;
}

/** Returns the files that the game writes to a session folder. */
export function filesOf({ name, combatLog, gameLog }: SimulatedSession): SentFile[] {
  const file = (log: string, chunks: Iterable<Uint8Array>): SentFile => ({
    name: `${name}/${log}`,
    bytes: new Uint8Array(Buffer.concat([...chunks])),
  });
  return [file('game.log', gameLog?.() ?? []), file('combat.log', combatLog())];
}

export interface UploadRequest {
  files: readonly SentFile[];
  timeZone?: string;
  session?: string;
  token?: string;
}

/**
 * Uploads files as the page does, waits until they have been read, and returns the answer.
 */
export async function sendUpload(
  handleRequest: RequestHandler,
  { files, timeZone = 'UTC', session, token }: UploadRequest,
) {
  const form = new FormData();
  for (const { name, bytes } of files) form.append('files', new Blob([bytes]), name);
  form.set('timeZone', timeZone);
  if (session !== undefined) form.set('session', session);
  const headers = new Headers();
  if (token !== undefined) headers.set('authorization', `Bearer ${token}`);
  const url = 'http://demo.test/api/uploads';
  const response = await handleRequest(new Request(url, { method: 'POST', body: form, headers }));
  // biome-ignore lint/suspicious/noExplicitAny: tests read answers of every type
  const body: any = await response.json();
  if (response.ok) {
    const events = await handleRequest(new Request(`${url}/${body.id}/events`));
    await events.text();
  }
  return { status: response.status, body };
}
