import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { zstdDecompressSync } from 'node:zlib';
import type { Upload } from '@scrapboard/contract';

export interface ReceivedUpload {
  id: string;
  session: string | null;
  timeZone: string | null;
  authorization: string | null;
  /** File name to text, unpacked. */
  files: Record<string, string>;
}

/** What goes wrong with an upload: `fail` accepts it and then cannot read it; the others do not accept it. */
export type StubFailure = 'busy' | 'hang-up' | 'unavailable' | 'refuse' | 'unauthorized' | 'fail';

export interface StubServer {
  url: URL;
  /** The uploads that were accepted (202), in order. */
  received: ReceivedUpload[];
  /** The number of upload requests, whatever the responses. */
  postCount: number;
  /** The failures of the next uploads, in order. */
  failures: StubFailure[];
  /** How many more requests for an upload’s status are answered; all others are told that it is busy. */
  statusAnswers: number;
  /** Forgets everything, like a fresh installation. */
  forget(): void;
  stop(): Promise<void>;
  start(): Promise<void>;
}

/** Starts a server that implements only the upload calls and records what it receives. */
export async function startStubServer(): Promise<StubServer> {
  const uploadsById = new Map<string, Upload>();
  const received: ReceivedUpload[] = [];
  const failures: StubFailure[] = [];
  let port = 0;
  const server = createServer((request, response) => {
    respond(request, response).catch((error) => response.destroy(error));
  });

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const send = (status: number, body: unknown, headers: Record<string, string> = {}) =>
      response
        .writeHead(status, { 'content-type': 'application/json', ...headers })
        .end(JSON.stringify(body));
    if (request.method === 'GET') {
      stub.statusAnswers -= 1;
      if (stub.statusAnswers < 0) {
        send(429, { code: 'too_many_requests', message: 'Busy.' }, { 'retry-after': '1' });
        return;
      }
      const storedUpload = uploadsById.get(request.url?.split('/').at(-1) ?? '');
      if (storedUpload === undefined) send(404, { code: 'not_found', message: 'none' });
      else send(200, storedUpload);
      return;
    }
    stub.postCount += 1;
    const failure = failures.shift();
    if (failure === 'busy') {
      send(429, { code: 'too_many_uploads', message: 'Busy.' }, { 'retry-after': '1' });
    } else if (failure === 'unavailable') send(503, { code: 'database_busy', message: 'Away.' });
    else if (failure === 'hang-up') request.destroy();
    else if (failure === 'unauthorized') send(401, { code: 'token_invalid', message: 'No.' });
    else if (failure === 'refuse') send(422, { code: 'not_a_log', message: 'No log.' });
    else {
      const upload = await receive(request);
      const before = uploadsById.get(upload.id);
      if (before?.status === 'stored') {
        send(200, { id: upload.id, status: 'stored', refused: [] });
        return;
      }
      received.push(upload);
      uploadsById.set(upload.id, toUpload(upload, failure === 'fail'));
      send(202, { id: upload.id, status: 'queued', refused: [] });
    }
  }

  const stub: StubServer = {
    url: new URL('http://127.0.0.1'),
    received,
    postCount: 0,
    failures,
    statusAnswers: Number.POSITIVE_INFINITY,
    forget: () => uploadsById.clear(),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
    start: () => new Promise((resolve) => server.listen(port, '127.0.0.1', () => resolve())),
  };
  await stub.start();
  port = (server.address() as AddressInfo).port;
  stub.url = new URL(`http://127.0.0.1:${port}/`);
  return stub;
}

async function receive(request: IncomingMessage): Promise<ReceivedUpload> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const headers = { 'content-type': request.headers['content-type'] ?? '' };
  const form = await new Response(Buffer.concat(chunks), { headers }).formData();
  const files: Record<string, string> = {};
  for (const file of form.getAll('files') as File[]) {
    const bytes = Buffer.from(await file.arrayBuffer());
    const isCompressed = file.name.endsWith('.zst');
    const name = isCompressed ? file.name.slice(0, -4) : file.name;
    files[name] = (isCompressed ? zstdDecompressSync(bytes) : bytes).toString('latin1');
  }
  const id = createHash('sha256').update(Object.values(files).sort().join('\0')).digest('hex');
  return {
    id: id.slice(0, 32),
    session: form.get('session') as string | null,
    timeZone: form.get('timeZone') as string | null,
    authorization: request.headers.authorization ?? null,
    files,
  };
}

function toUpload({ id, files }: ReceivedUpload, hasFailed: boolean): Upload {
  const text = Object.values(files).join('');
  const matches = [...text.matchAll(/===== Gameplay finish/g)].map((_, index) => ({
    id: String(index).padStart(13, '0'),
    map: { id: 'x', name: 'X' },
    mode: { id: 'x', name: 'X' },
    startedAt: '2026-05-07T10:00:00Z',
    outcome: 'new' as const,
  }));
  return {
    id,
    status: hasFailed ? 'failed' : 'stored',
    receivedAt: '2026-05-07T10:00:00Z',
    progress: { bytes: text.length, totalBytes: text.length, matches: matches.length },
    matches,
    localPlayers: [],
    ignored: { testDrives: 0, unknownLines: 0, examples: [] },
    refused: [],
    ...(hasFailed ? { error: { code: 'internal', message: 'Broken.' } } : {}),
  };
}
