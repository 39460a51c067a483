import { callNames } from '@scrapboard/contract/operations';
import { expect, test } from 'vitest';
import { createTestApp } from '../../http/test-app.ts';
import type { ApiDocument } from './render-api-page.ts';

const { app, get } = await createTestApp();
const document = await get<ApiDocument & { openapi: string }>('/api/openapi.json');

test('the OpenAPI 3.1 document has exactly the operations of the contract', () => {
  expect(document.openapi).toBe('3.1.0');
  const documentedCalls = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(documentedCalls.toSorted()).toEqual(callNames.toSorted());
});

test('every operation has a summary, a section and its responses', () => {
  const sections = new Set(document.tags?.map((tag) => tag.name));
  for (const [path, methods] of Object.entries(document.paths)) {
    for (const [method, operation] of Object.entries(methods)) {
      const label = `${method} ${path}`;
      expect(operation.summary, label).toBeTruthy();
      expect(sections, label).toContain(operation.tags?.[0]);
      expect(Object.keys(operation.responses ?? {})[0], label).toMatch(/^20[04]$/);
    }
  }
});

test('every error response is explained', () => {
  const unexplained = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { responses = {} }]) =>
      Object.entries(responses)
        .filter(([code, { description }]) => code >= '4' && description === 'Default Response')
        .map(([code]) => `${method} ${path}: ${code}`),
    ),
  );
  expect(unexplained).toEqual([]);
});

test('every parameter is explained', () => {
  for (const [path, methods] of Object.entries(document.paths)) {
    for (const { parameters = [] } of Object.values(methods)) {
      for (const parameter of parameters) {
        expect(parameter.description, `${parameter.name} of ${path}`).toBeTruthy();
      }
    }
  }
});

test('the measures and dimensions of questions are listed by table', () => {
  const description = document.tags?.find(({ name }) => name === 'Questions')?.description;
  expect(description).toMatch(
    /Measures of `parts`: .*`winRateAboveExpectation`.*Measures of `rew/s,
  );
  expect(description).toMatch(/`rewards`: .*`fuelRate`.* filters too: .*`resource`, `fuel`/s);
});

test('parameters and responses are described as in the contract', () => {
  const operation = document.paths['/dev/profile/{id}']?.get;
  expect(operation?.parameters?.map((parameter) => parameter.name)).toEqual(
    expect.arrayContaining(['id', 'category', 'mode', 'map', 'region', 'from', 'to', 'partySize']),
  );
  const success = operation?.responses?.['200']?.content?.['application/json']?.schema;
  expect(success?.properties).toHaveProperty('min_drone_kills');
  const error = operation?.responses?.['404']?.content?.['application/json']?.schema;
  expect(Object.keys(error?.properties ?? {})).toEqual(['code', 'message', 'fields', 'requestId']);
});

test('the page shows every operation and loads nothing from elsewhere', async () => {
  const page = await app.inject('/api');
  expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
  for (const path of Object.keys(document.paths)) expect(page.body).toContain(path);
  expect(page.body).not.toMatch(/<script|<link|<img|src=|@import|url\(/);
  const externalLinks = [...page.body.matchAll(/href="([^"]+)"/g)].filter(
    ([, href]) => !/^[#/]/.test(href as string),
  );
  expect(externalLinks).toEqual([]);
});

test('documents whether a call requires, accepts or ignores a token', async () => {
  const readSecurity = (path: string, method: string) => document.paths[path]?.[method]?.security;
  expect(readSecurity('/api/account', 'patch')).toEqual([{ token: [] }]);
  expect(readSecurity('/api/uploads', 'post')).toEqual([{}, { token: [] }]);
  expect(readSecurity('/api/auth/sign-in', 'post')).toBeUndefined();
  const page = (await app.inject('/api')).body;
  const findArticle = (id: string) => page.split(`<article id="${id}">`)[1]?.split('</article>')[0];
  expect(findArticle('patch-api-account')).toContain('Requires <code>Authorization');
  expect(findArticle('post-api-uploads')).toContain('Accepts <code>Authorization');
  expect(findArticle('post-api-auth-sign-in')).not.toMatch(/<p>(Requires|Accepts) /);
});

test('limits are documented unless they are switched off', async () => {
  const describeSearch = (document: ApiDocument) => document.paths['/api/search']?.get?.description;
  expect(describeSearch(document)).toContain('At most 3000 requests per minute and address');
  const unlimitedServer = await createTestApp(() => {}, { SCRAPBOARD_RATE_LIMITS: 'off' });
  const description = describeSearch(await unlimitedServer.get<ApiDocument>('/api/openapi.json'));
  expect(description).toContain('former nicknames count');
  expect(description).not.toContain('At most');
});

test.each(['/api/search?q=x', '/api/speed-runs', '/api/pages/help'])(
  '%s reports its rate limit and what is left of it',
  async (url) => {
    const { headers } = await app.inject(url);
    expect(headers['ratelimit-policy']).toBe('"read";q=3000;w=60');
    expect(headers.ratelimit).toMatch(/^"read";r=29\d\d;t=\d+$/);
  },
);
