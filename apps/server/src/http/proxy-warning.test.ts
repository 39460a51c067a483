import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { registerProxyWarning } from './proxy-warning.ts';

function createApp() {
  const app = Fastify();
  const warnings: string[] = [];
  registerProxyWarning(app, { warn: (line) => warnings.push(line) });
  app.get('/', async () => 'ok');
  const send = (remoteAddress: string, headers = {}) =>
    app.inject({ url: '/', remoteAddress, headers });
  return { send, warnings };
}

test.each(['127.0.0.1', '::1', '::ffff:172.18.0.2', '10.1.2.3', '192.168.0.9', 'fd00::1'])(
  'warns once about an untrusted proxy at %s',
  async (address) => {
    const { send, warnings } = createApp();
    await send(address);
    expect(warnings).toEqual([]);
    for (const visitor of ['203.0.113.1', '203.0.113.2']) {
      await send(address, { 'x-forwarded-for': visitor });
    }
    expect(warnings).toEqual([expect.stringContaining('SCRAPBOARD_TRUST_PROXY=on')]);
  },
);

test('does not warn about forwarded addresses from public addresses', async () => {
  const { send, warnings } = createApp();
  for (const address of ['203.0.113.9', '172.32.0.1', '2001:db8::1', '11.0.0.1']) {
    await send(address, { 'x-forwarded-for': '10.0.0.1' });
  }
  expect(warnings).toEqual([]);
});
