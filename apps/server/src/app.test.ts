import { callNames } from '@scrapboard/contract/operations';
import { expect, test } from 'vitest';
import { createTestApp } from './http/test-app.ts';

const { app } = await createTestApp();

/** Returns every route as a call, parsed from the tree of paths and methods that Fastify prints. */
function listRegisteredCalls(): string[] {
  const parents: string[] = [];
  return app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const [, indent = '', part = '', methods = ''] =
        /^((?:[│ ] {3})*)[├└]── (\S+) \(([^)]+)\)$/.exec(line) ?? [];
      parents.length = indent.length / 4;
      const path = `${parents.at(-1) ?? ''}${part}`;
      parents.push(path);
      const name = path.replaceAll(/:(\w+)/g, '{$1}');
      return methods === '' ? [] : methods.split(', ').map((method) => `${method} ${name}`);
    });
}

test('every operation of the contract has a route, and other routes serve only the web app', () => {
  const calls = listRegisteredCalls().filter((call) => !call.startsWith('HEAD '));
  expect(calls.toSorted()).toEqual(
    [...callNames, 'GET /api', 'GET /assets/{name}', 'GET *'].toSorted(),
  );
});
