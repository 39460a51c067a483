import type { OperationTable } from '@scrapboard/contract/operations';
import { everythingVisible } from '@scrapboard/read-models';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { createRequestHandler } from './create-request-handler.ts';
import { createDefineRoute } from './define-route.ts';
import type { DemoRoute } from './route.ts';

const thing = z.object({ id: z.string(), size: z.number() });
const defaults = {
  tag: 'Server',
  summary: 'For the test',
  token: 'none',
  rateLimit: 'none',
  caching: 'no-store',
  players: 'none',
} as const;
const withoutAnswerBody = { ...defaults, answers: { 204: z.null() } } as const;

const table = {
  'GET /api/things/{id}': {
    ...defaults,
    params: z.object({ id: z.string() }),
    answers: { 200: thing },
  },
  'GET /api/slow': withoutAnswerBody,
  'GET /api/wrong': withoutAnswerBody,
  'GET /api/drifted': { ...defaults, answers: { 200: thing } },
  'POST /api/things': {
    ...withoutAnswerBody,
    query: z.object({ size: z.optional(z.coerce.number()) }),
    body: z.object({ name: z.string('Name is required') }),
  },
  'GET /api/events': { ...withoutAnswerBody, produces: 'text/event-stream' },
  'GET /metrics': { ...withoutAnswerBody, serverOnly: true },
} as const satisfies OperationTable;
const defineRoute = createDefineRoute(table);

function openRoutes(...routes: DemoRoute[]) {
  const waits: number[] = [];
  const failures: unknown[] = [];
  const handleRequest = createRequestHandler({
    routes,
    visibilityFor: async () => everythingVisible,
    wait: async (milliseconds) => void waits.push(milliseconds),
    report: (failure) => failures.push(failure),
  });
  const get = async (path: string, init?: RequestInit) => {
    const response = await handleRequest(new Request(`http://demo.test${path}`, init));
    const text = await response.text();
    return { status: response.status, body: text && JSON.parse(text), headers: response.headers };
  };
  return { get, waits, failures };
}

test('a route that does not fit the contract does not compile', () => {
  // @ts-expect-error: a size is a number
  defineRoute('GET /api/things/{id}', () => ({ id: '1', size: 'big' }));
  // @ts-expect-error: a thing has a size
  defineRoute('GET /api/things/{id}', () => ({ id: '1' }));
  // @ts-expect-error: the path has no name
  defineRoute('GET /api/things/{id}', ({ params: { name } }) => ({ id: name, size: 1 }));
  // @ts-expect-error: no such call is in the table
  defineRoute('GET /api/nothing', () => null);
  // @ts-expect-error: a stream has its own function
  defineRoute('GET /api/events', () => null);
  // @ts-expect-error: only a server answers it
  defineRoute('GET /metrics', () => null);
});

test('path parameters are decoded, and answers contain only the contract’s fields', async () => {
  const { get } = openRoutes(
    defineRoute('GET /api/things/{id}', ({ params: { id } }) => {
      const stored = { id, size: 3, secret: 'x' };
      return stored;
    }),
  );
  expect((await get('/api/things/a%20b')).body).toEqual({ id: 'a b', size: 3 });
});

test('a call takes as long as its route specifies, even if it fails', async () => {
  const { get, waits } = openRoutes(
    defineRoute('GET /api/slow', () => null, 1000),
    defineRoute(
      'GET /api/wrong',
      () => {
        throw new Error('no');
      },
      700,
    ),
  );
  expect((await get('/api/slow')).status).toBe(204);
  await get('/api/wrong');
  expect(waits).toEqual([1000, 700]);
});

test("a handler’s unexpected error is answered with 'Internal server error'; the reason is reported", async () => {
  const { get, failures } = openRoutes(
    defineRoute('GET /api/wrong', () => {
      throw new Error('the database is broken');
    }),
    defineRoute('GET /api/drifted', () => ({ id: '1', size: Number.NaN })),
  );
  for (const path of ['/api/wrong', '/api/drifted']) {
    const { status, body, headers } = await get(path);
    expect(status).toBe(500);
    expect(body).toEqual({
      code: 'internal',
      message: 'Internal server error',
      requestId: headers.get('x-request-id'),
    });
  }
  expect(String(failures[0])).toContain('the database is broken');
  expect(failures).toHaveLength(2);
});

test('reports an invalid body field by field, an invalid URL in one line', async () => {
  const { get } = openRoutes(defineRoute('POST /api/things', () => null));
  const post = (path: string, body: string) => get(path, { method: 'POST', body });
  expect(await post('/api/things', '{}')).toMatchObject({
    status: 400,
    body: {
      code: 'bad_request',
      message: 'Name is required',
      fields: { name: 'Name is required' },
    },
  });
  expect((await post('/api/things', '{')).body.message).toBe('Request body is not valid JSON.');
  const { status, body } = await post('/api/things?size=big', '{"name":"x"}');
  expect([status, body.message]).toEqual([400, expect.stringMatching(/^Invalid query\. size: /)]);
});

test('a call without a route is not found', async () => {
  const { get } = openRoutes();
  expect(await get('/api/nowhere')).toMatchObject({ status: 404, body: { code: 'not_found' } });
});
