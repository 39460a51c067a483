import { hash } from 'node:crypto';
import type { UploadAnswer } from '@scrapboard/contract';
import { callRequest } from '@scrapboard/contract/call-request';
import type { CallName } from '@scrapboard/contract/operations';
import type { SimulatedSession } from '@scrapboard/simulator';
import { expect } from 'vitest';
import type { ProbeInput } from '../../../../../../packages/read-models/src/testing/find-revealing-calls.ts';
import {
  createSignUpBody,
  openDemo,
} from '../../../../../web/src/demo-backend/testing/open-demo.ts';
import type { TestApp } from '../../../http/test-app.ts';
import { readUpload } from '../../store/read-upload.ts';

type Log = [file: string, bytes: Uint8Array<ArrayBuffer>];

/** Access tokens of the same account at both back ends. */
export type Tokens = Record<'server' | 'demo', string>;

interface ComparedResponse<T> {
  data: T;
  /** Cursors of the server and of the demo, which differ. */
  cursors: [string | null, string | null];
}

/** Returns the logs that the game writes in a session. */
export function listLogs({ gameLog, combatLog }: SimulatedSession): Log[] {
  const join = (chunks: Iterable<Uint8Array>) => new Uint8Array(Buffer.concat([...chunks]));
  const combat: Log = ['combat.log', join(combatLog())];
  return gameLog === null ? [combat] : [['game.log', join(gameLog())], combat];
}

/** Returns the form that uploads a session. */
export function createUploadForm(session: SimulatedSession): FormData {
  const form = new FormData();
  form.set('timeZone', session.timeZone);
  for (const [file, bytes] of listLogs(session)) {
    form.append('files', new Blob([bytes]), `${session.name}/${file}`);
  }
  return form;
}

/** Starts the demo's back end beside a server, and returns functions that call both. */
export async function openBothBackEnds({ app, pool, deps }: TestApp) {
  const demo = openDemo();
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  /** Both back ends; `call` takes an operation, its input and a token. */
  const backEnds = [
    { name: 'server', call: createCaller(fetch, address) },
    { name: 'demo', call: createCaller(demo.handleRequest, 'http://demo.test') },
  ] as const;

  async function signUp(email: string): Promise<Tokens> {
    const [server, demo] = await Promise.all(
      backEnds.map(({ call }) => call('POST /api/auth/sign-up', { body: createSignUpBody(email) })),
    );
    return {
      server: JSON.parse(server?.text ?? '').accessToken,
      demo: JSON.parse(demo?.text ?? '').accessToken,
    };
  }

  /** Sends the same upload to both with an account's token. */
  async function sendUpload(session: SimulatedSession, tokens: Tokens): Promise<UploadAnswer> {
    const body = createUploadForm(session);
    const request = (address: string, token: string) =>
      new Request(`${address}/api/uploads`, {
        method: 'POST',
        body,
        headers: { authorization: `Bearer ${token}` },
      });
    const serverResponse = await fetch(request(address, tokens.server));
    const demoResponse = await demo.handleRequest(request('http://demo.test', tokens.demo));
    const data = (await serverResponse.json()) as UploadAnswer;
    expect([demoResponse.status, await demoResponse.json()]).toEqual([serverResponse.status, data]);
    return data;
  }

  /** Uploads to both; runs the server's job immediately, since no queue runs here. */
  async function upload(session: SimulatedSession, tokens: Tokens): Promise<string> {
    const { id } = await sendUpload(session, tokens);
    const bySha256 = new Map(
      listLogs(session).map(([, bytes]) => [hash('sha256', bytes, 'hex'), bytes]),
    );
    await readUpload(
      {
        pool,
        basePartIdOf: deps.catalogue.basePartIdOf,
        log: deps.log,
        openRaw: (sha256) => splitChunks(bySha256.get(sha256)),
      },
      id,
    );
    // The event stream ends once the upload has been read.
    const events = await demo.handleRequest(
      new Request(`http://demo.test/api/uploads/${id}/events`),
    );
    expect(await events.text()).toContain('"status":"stored"');
    return id;
  }

  /** Returns the server's response; fails if the demo's differs. */
  async function compare<T extends object>(
    path: string,
    demoPath = path,
  ): Promise<ComparedResponse<T>> {
    const serverResponse = await app.inject(path);
    const demoResponse = await demo.call(`GET ${demoPath}`);
    const data = serverResponse.json();
    expect({ path, status: demoResponse.status, body: toComparable(demoResponse.body) }).toEqual({
      path,
      status: serverResponse.statusCode,
      body: toComparable(data),
    });
    return { data, cursors: [data.nextCursor, demoResponse.body.nextCursor] };
  }

  /** Compares every page of a list, one after the other. */
  async function compareAllPages(path: string): Promise<void> {
    let { cursors } = await compare(path);
    while (cursors[0] !== null) {
      const [serverPath = '', demoPath = ''] = cursors.map((cursor) => `${path}&cursor=${cursor}`);
      ({ cursors } = await compare(serverPath, demoPath));
    }
  }

  return { demo, backEnds, signUp, sendUpload, upload, compare, compareAllPages };
}

function createCaller(handle: (request: Request) => Promise<Response>, address: string) {
  return async (call: CallName, { body, ...params }: ProbeInput, token?: string) => {
    const { method, url } = callRequest(call, params);
    const headers = new Headers();
    if (token !== undefined) headers.set('authorization', `Bearer ${token}`);
    const isJson = body !== undefined && !(body instanceof FormData);
    if (isJson) headers.set('content-type', 'application/json');
    const encodedBody = isJson ? JSON.stringify(body) : (body ?? null);
    const request = new Request(`${address}${url}`, { method, headers, body: encodedBody });
    const response = await handle(request);
    return { status: response.status, text: await response.text() };
  };
}

async function* splitChunks(bytes: Uint8Array | undefined): AsyncGenerator<Uint8Array> {
  for (let offset = 0; bytes !== undefined && offset < bytes.length; offset += 65_536) {
    yield bytes.subarray(offset, offset + 65_536);
  }
}

function toComparable({ requestId, nextCursor, ...body }: Record<string, unknown>) {
  return { ...body, isLast: nextCursor === null };
}
