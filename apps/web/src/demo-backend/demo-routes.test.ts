import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { openDemo } from './testing/open-demo.ts';

/** The calls of the server, from the list that its own test compares with its OpenAPI document. */
function serverCalls(): string[] {
  const list = new URL(
    '../../../server/src/features/api-docs/api-docs-routes.test.ts',
    import.meta.url,
  );
  const lines = readFileSync(list, 'utf8').matchAll(
    /^\s+'(get|post|put|patch|delete) (\/\S+)',$/gm,
  );
  return [...lines].map(([, method = '', path]) => `${method.toUpperCase()} ${path}`);
}

/** What watches over a server, or describes it; a page has neither operator nor address. */
const absent = ['GET /api/openapi.json', 'GET /healthz', 'GET /metrics', 'GET /readyz'];
/** What only the pages about calling an API know. */
const documentation = [
  'GET /api/products',
  'GET /api/user',
  'POST /api/products',
  'POST /api/user',
];

test('the demo answers every call of the server but those for its operator, and no other', () => {
  const answered = openDemo().routes.map(({ call }) => call);
  const server = serverCalls();
  expect(server.length).toBeGreaterThan(30);
  expect(answered.toSorted()).toEqual(
    [...server.filter((call) => !absent.includes(call)), ...documentation].toSorted(),
  );
});

test('the calls of the specification take a second, and only those', () => {
  const slow = openDemo().routes.filter(({ delay }) => delay === 1000);
  expect(slow.map(({ call }) => call).toSorted()).toEqual([
    'GET /api/auth/my-account',
    'GET /dev/profile/{id}',
    'POST /api/auth/sign-in',
    'POST /api/auth/sign-up',
  ]);
});
