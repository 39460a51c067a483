import { appendFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';

const formatClock = (seconds: number) => new Date(seconds * 1000).toISOString().slice(11, 23);

/** Returns the combat.log of one finished match that begins `start` seconds after midnight. */
export function matchLines(start: number, name = 'a'): string {
  return `${[
    `${formatClock(start)}| ====== starting level 3: 'levels/maps/${name}' Conquer ======`,
    `${formatClock(start + 2)}| ===== Gameplay 'Conquer' started, map '${name}' ======`,
    `${formatClock(start + 60)}| ===== Gameplay finish, reason: no_cars, winner team 1, win reason: MORE_CARS_LEFT, battle time: 50.0 sec =====`,
  ].join('\r\n')}\r\n`;
}

/** Returns the combat.log of a match that has begun but not ended. */
export function startedMatchLines(start: number, name = 'a'): string {
  return `${matchLines(start, name).split('\r\n').slice(0, 2).join('\r\n')}\r\n`;
}

export const gameLogHeader = (start: number) =>
  `${formatClock(start)}         | // Build: Crossout x64 2.10.00.200000\r\n${formatClock(start)}         | TSConnectionManager: negotiation complete: uid 1, nickName 'A', sessionId 1\r\n`;

export const connectLine = (at: number, guid: string) =>
  `${formatClock(at)}         | client: connected to 10.0.0.1|30000, server guid '${guid}', client guid '1', setting up session...\r\n`;

/** Appends to the logs of a session folder, which is created if it is missing. */
export async function writeSession(
  logs: string,
  session: string,
  text: { combat?: string; game?: string },
): Promise<string> {
  const folder = join(logs, session);
  await mkdir(folder, { recursive: true });
  if (text.combat !== undefined)
    await appendFile(join(folder, 'combat.log'), text.combat, 'latin1');
  if (text.game !== undefined) await appendFile(join(folder, 'game.log'), text.game, 'latin1');
  return folder;
}
