import { type AccountPlayers, accountPlayers, type ErrorBody } from '@scrapboard/contract';
import { expect } from 'vitest';
import { createTestApp } from '../../../http/test-app.ts';
import { signUp } from '../../auth/testing/sign-up.ts';
import { readUpload } from '../../store/read-upload.ts';
import { makeDuelGameLog, makeDuelLog } from '../../store/testing/duel-log.ts';
import { clearDerived } from '../../store/testing/uploads.ts';
import { openRawStore } from '../../uploads/raw-store.ts';

/** The player whom others claim, and two whom they met. */
export const PLAYER = '10001';
export const [FRIEND, SECOND_FRIEND] = ['20001', '20002'] as const;

export interface Session {
  day: number;
  ids: [string, string];
  /** Null: no game.log. */
  localPlayer: string | null;
  guid?: string;
}

/** Returns the server's id of the match on that day of May. */
export const guidOf = (day: number) => String(Date.UTC(2026, 4, day, 9, 59, 50) * 1000 + 123 + day);

/**
 * Returns a day and the ids of a match on it, which the player and a friend upload from their
 * networks.
 */
const createMeeting = (day: number, friend = day % 2 === 0 ? FRIEND : SECOND_FRIEND) =>
  ({ day, ids: [`000${PLAYER}`, `000${friend}`] }) as const;
export const recordedByPlayer = (...days: number[]): Session[] =>
  days.map((day) => ({
    ...createMeeting(day),
    ids: [...createMeeting(day).ids],
    localPlayer: PLAYER,
  }));
export const recordedByFriend = (...days: number[]): Session[] =>
  days.map((day) => {
    const { ids } = createMeeting(day);
    return { day, ids: [...ids], localPlayer: ids[1].slice(3) };
  });

const createHeaders = (network: number, token?: string) => ({
  'x-forwarded-for': `198.51.${network}.7`,
  ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
});

/**
 * Starts a server that others can reach, with four accounts, and returns functions that send
 * requests of its players, and of strangers, from several networks.
 */
export async function createClaimScenario() {
  const { app, deps, pool } = await createTestApp(() => {}, {
    SCRAPBOARD_RATE_LIMITS: 'off',
    SCRAPBOARD_TRUST_PROXY: 'on',
  });
  const store = await openRawStore(deps.config.dataFolder);
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const context = { pool, log: deps.log };
  const readContext = {
    pool,
    log: deps.log,
    basePartIdOf: deps.catalogue.basePartIdOf,
    openRaw: store.openRaw,
  };

  /** All tests use the same accounts, because hashing a password takes long. */
  const [player, friend, secondFriend, stranger] = [
    await signUp(app),
    await signUp(app),
    await signUp(app),
    await signUp(app),
  ];

  /** Deletes everything but the accounts. */
  async function clear(): Promise<void> {
    await clearDerived(pool);
    await pool.query(
      'truncate account_player, claim_request, hidden_player, security_event, removed_upload, source_trust',
    );
    await pool.query(
      'select pg_notify(\'scrapboard_changed\', \'{"players":[],"matches":[],"hidden":true}\')',
    );
  }

  /** Uploads sessions as one upload, and reads them. */
  async function upload(
    sessions: readonly Session[],
    network: number,
    token?: string,
  ): Promise<string> {
    const form = new FormData();
    for (const [i, { day, ids, localPlayer, guid }] of sessions.entries()) {
      const date = `2026.05.${String(day).padStart(2, '0')}`;
      const folder = `${date} 09.58.${String(i % 60).padStart(2, '0')}`;
      form.append(
        'files',
        new Blob([makeDuelLog({ ids, seconds: 40 + day, hits: [100 + day] })]),
        `${folder}/combat.log`,
      );
      if (localPlayer === null) continue;
      form.append(
        'files',
        new Blob([makeDuelGameLog(guid ?? guidOf(day), localPlayer)]),
        `${folder}/game.log`,
      );
    }
    const response = await fetch(`${url}/api/uploads`, {
      method: 'POST',
      body: form,
      headers: createHeaders(network, token),
    });
    // The same logs, sent by another account, are the same upload.
    expect([200, 202]).toContain(response.status);
    const { id } = (await response.json()) as { id: string };
    if (response.status === 202) await readUpload(readContext, id);
    return id;
  }

  async function call<T = AccountPlayers>(
    token: string | undefined,
    method: string,
    path: string,
    body?: object,
  ): Promise<{ status: number; body: T & Partial<ErrorBody> }> {
    const response = await fetch(`${url}${path}`, {
      method,
      headers: {
        ...createHeaders(1, token),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    return { status: response.status, body: text === '' ? null : JSON.parse(text) };
  }

  const claim = (token: string, id: string, ask = false) =>
    call(token, 'POST', '/api/account/players', { id, ask });
  const hide = (token: string, id: string, hidden: boolean) =>
    call(token, 'PUT', `/api/account/players/${id}`, { hidden });
  const fetchOwnPlayers = async (token: string) =>
    accountPlayers.parse((await call(token, 'GET', '/api/account/players')).body);
  const fetchProof = async (token: string) =>
    (await fetchOwnPlayers(token)).claimable.find(({ id }) => id === PLAYER)?.proof;
  const fetchProfileStatus = async (token?: string) =>
    (await call(token, 'GET', `/api/players/${PLAYER}`)).status;

  /** Uploads three days' matches of the player and of those they met. */
  async function uploadProof({ accessToken: token, user } = player) {
    const uploads = {
      friend: await upload(recordedByFriend(2), 2, friend.accessToken),
      second: await upload(recordedByFriend(1, 3), 3, secondFriend.accessToken),
      own: await upload(recordedByPlayer(1, 2, 3), 1, token),
    };
    return { token, accountId: user.id, uploads };
  }

  return {
    app,
    pool,
    store,
    context,
    readContext,
    player,
    friend,
    secondFriend,
    stranger,
    clear,
    upload,
    call,
    claim,
    hide,
    fetchOwnPlayers,
    fetchProof,
    fetchProfileStatus,
    uploadProof,
  };
}
