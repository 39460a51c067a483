import { expect, test } from 'vitest';
import { createTestApp } from './test-app.ts';

const { app } = await createTestApp();

test.each(['/100%', '/user/%E0%A4%A'])('people who open %s get the 404 page', async (url) => {
  const response = await app.inject({ url, headers: { accept: 'text/html,*/*' } });
  expect([response.statusCode, response.headers.location]).toEqual([302, '/404']);
});

test.each([
  ['/api/players/%ff', 'text/html'],
  ['/%ff', 'application/json'],
])('programs that call %s get an error like any other', async (url, accept) => {
  const response = await app.inject({ url, headers: { accept } });
  expect(response.statusCode).toBe(400);
  expect(response.json()).toEqual({
    code: 'bad_request',
    message: 'The address is malformed.',
    requestId: expect.stringMatching(/./),
  });
});
