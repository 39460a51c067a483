import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { memoizingSerializerCompiler } from './memoize-serializer.ts';

test('the same object is checked and serialized once, an equal copy again', () => {
  let checks = 0;
  const schema = z.object({
    name: z.string().check(
      z.refine(() => {
        checks += 1;
        return true;
      }),
    ),
  });
  const serialize = memoizingSerializerCompiler({ schema, method: 'GET', url: '/' });
  const answer = { name: 'a', secret: 'b' };
  expect([serialize(answer), serialize(answer)]).toEqual(['{"name":"a"}', '{"name":"a"}']);
  expect(checks).toBe(1);
  expect(serialize({ ...answer })).toBe('{"name":"a"}');
  expect(checks).toBe(2);
});
