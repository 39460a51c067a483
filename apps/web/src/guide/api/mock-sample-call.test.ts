import { expect, test, vi } from 'vitest';
import { mockSampleCall } from './mock-sample-call.ts';
import { MISSING_TEXT } from './sample-data.ts';

vi.stubGlobal('window', { location: { origin: 'http://localhost' } });

test('a user is added and found', async () => {
  const body = { firstName: 'Rusty', lastName: 'Wheel' };
  const added = await mockSampleCall('/api/user', 'POST', body);
  expect(added).toMatchObject(body);
  const { id } = added as { id: string };
  expect(await mockSampleCall(`/api/user?id=${id}`, 'GET', undefined)).toEqual(added);
});

test('products are listed, and searched', async () => {
  expect(await mockSampleCall('/api/products?search=cab', 'GET', undefined)).toEqual({
    products: [{ id: 3, name: 'Cabin', price: 960 }],
  });
});

test('a product is added', async () => {
  const body = { name: 'Door', price: 40 };
  expect(await mockSampleCall('/api/products', 'POST', body)).toEqual({ id: 4, ...body });
});

test.each([
  ['/api/user', 'GET', undefined],
  ['/api/user', 'POST', { firstName: 'Rusty' }],
  ['/api/products?search=', 'GET', undefined],
  ['/api/products', 'POST', { name: 'Door' }],
])('%s is rejected for missing data: %s', async (path, method, body) => {
  await expect(mockSampleCall(path, method, body)).rejects.toMatchObject({ message: MISSING_TEXT });
});
