import type { SimulatedSession } from '@scrapboard/simulator';
import { expect } from 'vitest';
import { listLogs, type openBothBackEnds, type Tokens } from './open-both-back-ends.ts';

export interface Stranger {
  tokens: Tokens;
  ownPlayer: string;
  session: SimulatedSession;
}

/**
 * Creates an account with its own player at both back ends, by uploading logs that are already
 * stored and also contain the home page's player.
 */
export async function createStranger(
  { signUp, sendUpload, backEnds }: Awaited<ReturnType<typeof openBothBackEnds>>,
  sessions: readonly SimulatedSession[],
  homePlayer: string,
): Promise<Stranger> {
  const tokens = await signUp('stranger@example.org');
  const session = sessions.find(
    (candidate) =>
      candidate.gameLog !== null &&
      candidate.uploader.id !== homePlayer &&
      mentionsPlayer(candidate, homePlayer),
  );
  if (session === undefined) throw new Error('no player met the player of the home page');
  await sendUpload(session, tokens);
  const { id } = session.uploader;
  const claims = await Promise.all(
    backEnds.map(async ({ name, call }) => {
      const listing = await call('GET /api/account/players', {}, tokens[name]);
      const linking = await call('POST /api/account/players', { body: { id } }, tokens[name]);
      return [listing, linking].map(({ status, text }) => ({ status, players: JSON.parse(text) }));
    }),
  );
  expect(claims[0]).toMatchObject([
    { players: { linked: [], claimable: [{ id, proof: null }] } },
    { status: 200, players: { linked: [{ id }], claimable: [] } },
  ]);
  expect(claims[1]).toEqual(claims[0]);
  return { tokens, ownPlayer: id, session };
}

function mentionsPlayer(session: SimulatedSession, id: string): boolean {
  return listLogs(session).some(([, bytes]) => Buffer.from(bytes).includes(id));
}
