import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { createAnswer } from './create-answer.ts';
import { defineRoute } from './define-route.ts';
import type { DemoRoute } from './route.ts';

const thing = z.object({ id: z.string(), size: z.number() });
const params = z.object({ id: z.string() });

function open(...routes: DemoRoute[]) {
  const waits: number[] = [];
  const failures: unknown[] = [];
  const answer = createAnswer({
    routes,
    wait: async (milliseconds) => void waits.push(milliseconds),
    report: (failure) => failures.push(failure),
  });
  const get = async (path: string, init?: RequestInit) => {
    const response = await answer(new Request(`http://demo.test${path}`, init));
    const text = await response.text();
    return { status: response.status, body: text && JSON.parse(text), headers: response.headers };
  };
  return { get, waits, failures };
}

test('an answer that does not fit the contract is no program', () => {
  // @ts-expect-error: a size is a number
  defineRoute({ call: 'GET /api/things/{id}', answer: thing }, () => ({ id: '1', size: 'big' }));
  // @ts-expect-error: a thing has a size
  defineRoute({ call: 'GET /api/things/{id}', answer: thing }, () => ({ id: '1' }));
  // @ts-expect-error: the path has no name
  defineRoute({ call: 'GET /a/{id}', params, answer: z.null() }, ({ params: { name } }) => name);
});

test('parts of the path are read decoded, and nothing more than the contract names goes out', async () => {
  const { get } = open(
    defineRoute({ call: 'GET /api/things/{id}', params, answer: thing }, ({ params: { id } }) => {
      const stored = { id, size: 3, secret: 'x' };
      return stored;
    }),
  );
  expect((await get('/api/things/a%20b')).body).toEqual({ id: 'a b', size: 3 });
});

test('a call waits as long as its route says, refused or not', async () => {
  const { get, waits } = open(
    defineRoute({ call: 'GET /api/slow', answer: z.null(), delay: 1000 }, () => null),
    defineRoute({ call: 'GET /api/wrong', answer: z.null(), delay: 700 }, () => {
      throw new Error('no');
    }),
  );
  expect((await get('/api/slow')).status).toBe(204);
  await get('/api/wrong');
  expect(waits).toEqual([1000, 700]);
});

test("a handler that fails is 'Internal server error' and nothing else; the reason is reported", async () => {
  const { get, failures } = open(
    defineRoute({ call: 'GET /api/wrong', answer: z.null() }, () => {
      throw new Error('the cupboard is bare');
    }),
    defineRoute({ call: 'GET /api/drifted', answer: thing }, () => ({ id: '1', size: Number.NaN })),
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
  expect(String(failures[0])).toContain('cupboard');
  expect(failures).toHaveLength(2);
});

test('a body that is wrong is told field by field, an address in one line', async () => {
  const { get } = open(
    defineRoute(
      {
        call: 'POST /api/things',
        query: z.object({ size: z.optional(z.coerce.number()) }),
        body: z.object({ name: z.string('Name is required') }),
        answer: z.null(),
      },
      () => null,
    ),
  );
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

test('what no route answers is not found', async () => {
  const { get } = open();
  expect(await get('/api/nowhere')).toMatchObject({ status: 404, body: { code: 'not_found' } });
});
