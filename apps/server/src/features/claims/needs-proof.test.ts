import { expect, test } from 'vitest';
import { readConfig } from '../../config.ts';
import { needsProof } from './needs-proof.ts';

const check = (environment: Record<string, string>, headers: Record<string, string> = {}) =>
  needsProof(readConfig(environment), { headers: { host: 'localhost:5000', ...headers } });

test.each([
  [{}],
  [{ HOST: '127.0.0.1' }],
  [{ HOST: '::1' }],
  [{ SCRAPBOARD_URL: 'http://localhost:5000' }],
])('only its own machine reaches a server with %j', (environment) => {
  expect(check(environment)).toBe(false);
  expect(check(environment, { host: '[::1]:5000' })).toBe(false);
});

test.each([
  [{ HOST: '0.0.0.0' }],
  [{ HOST: '::' }],
  [{ HOST: '192.168.1.5' }],
  [{ SCRAPBOARD_TRUST_PROXY: 'on' }],
  [{ SCRAPBOARD_URL: 'https://stats.example.org' }],
])('others reach a server with %j', (environment) => {
  expect(check(environment)).toBe(true);
});

test.each([
  [{ 'x-forwarded-for': '198.51.100.7' }],
  [{ forwarded: 'for=198.51.100.7' }],
  [{ via: '1.1 proxy' }],
  [{ host: 'stats.example.org' }],
  [{ host: 'localhost.example.org' }],
  [{ host: '' }],
])('a request with %j came through a proxy', (headers) => {
  expect(check({}, headers)).toBe(true);
});
