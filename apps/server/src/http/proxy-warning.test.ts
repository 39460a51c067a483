import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { registerProxyWarning } from './proxy-warning.ts';

function open() {
  const app = Fastify();
  const told: string[] = [];
  registerProxyWarning(app, { warn: (line) => told.push(line) });
  app.get('/', async () => 'ok');
  const ask = (remoteAddress: string, headers = {}) =>
    app.inject({ url: '/', remoteAddress, headers });
  return { ask, told };
}

test.each(['127.0.0.1', '::1', '::ffff:172.18.0.2', '10.1.2.3', '192.168.0.9', 'fd00::1'])(
  'a proxy at %s that is not trusted is told of once',
  async (address) => {
    const { ask, told } = open();
    await ask(address);
    expect(told).toEqual([]);
    for (const visitor of ['203.0.113.1', '203.0.113.2']) {
      await ask(address, { 'x-forwarded-for': visitor });
    }
    expect(told).toEqual([expect.stringContaining('SCRAPBOARD_TRUST_PROXY=on')]);
  },
);

test('does not warn about forwarded addresses from public addresses', async () => {
  const { ask, told } = open();
  for (const address of ['203.0.113.9', '172.32.0.1', '2001:db8::1', '11.0.0.1']) {
    await ask(address, { 'x-forwarded-for': '10.0.0.1' });
  }
  expect(told).toEqual([]);
});
