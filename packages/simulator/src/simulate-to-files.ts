import type { SimulatedSession } from './create-session.ts';
import type { SimulatedWorld } from './simulate-world.ts';

export interface SimulatedFile {
  /** `136686/2026.05.07 09.58.30/combat.log`: each uploader has a folder named by game id. */
  path: string;
  session: SimulatedSession;
  chunks: Iterable<Uint8Array>;
}

/** Yields the world's logs as files, game.log before combat.log, generated on demand. */
export function* simulateToFiles(world: SimulatedWorld): Generator<SimulatedFile> {
  for (const session of world.sessions()) {
    const folder = `${session.uploader.id}/${session.name}`;
    if (session.gameLog) yield { path: `${folder}/game.log`, session, chunks: session.gameLog() };
    yield { path: `${folder}/combat.log`, session, chunks: session.combatLog() };
  }
}
