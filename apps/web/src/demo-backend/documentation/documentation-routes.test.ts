import { expect, test } from 'vitest';
import { openDemo } from '../testing/open-demo.ts';

const MISSING_TEXT = "Looks like you didn't provide the required data.";

test('reads a user by id and adds one with first and last name', async () => {
  const { call } = openDemo();
  expect((await call('GET /api/user?id=12345')).body.firstName).toBe('Piper');
  const body = { firstName: 'Rusty', lastName: 'Wheel' };
  const added = await call('POST /api/user', { body });
  expect(added).toMatchObject({ status: 200, body });
  expect((await call(`GET /api/user?id=${added.body.id}`)).body).toEqual(added.body);
});

test('products are listed and searched', async () => {
  const { call } = openDemo();
  const { status, body } = await call('GET /api/products');
  expect([status, body.products.length]).toEqual([200, 3]);
  const found = (await call('GET /api/products?search=CAB')).body.products;
  expect(found.map(({ name }: { name: string }) => name)).toEqual(['Cabin']);
});

test.each([
  ['GET /api/user', undefined],
  ['POST /api/user', undefined],
  ['POST /api/user', { firstName: 'Rusty' }],
  ['GET /api/products?search=', undefined],
  ['POST /api/products', { name: 'Cabin' }],
])('%s with %j is rejected for missing data', async (call, body) => {
  expect(await openDemo().call(call, { body })).toMatchObject({
    status: 400,
    body: { message: MISSING_TEXT },
  });
});
