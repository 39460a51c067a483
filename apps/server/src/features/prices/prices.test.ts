import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defaultCatalogue } from '@scrapboard/catalogue';
import type { Prices } from '@scrapboard/contract';
import { toPrices } from '@scrapboard/read-models';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createTestApp } from '../../http/test-app.ts';
import { fetchOperatorPrices } from './price-state.ts';
import { startPrices } from './start-prices.ts';
import { updatePrices } from './update-prices.ts';

const { get, pool } = await createTestApp();
const logLines: string[] = [];
const log = {
  error: (line: string) => logLines.push(line),
  warn: (line: string) => logLines.push(line),
  info: (line: string) => logLines.push(line),
} as never;

let folder: string;
let server: Server;
let address: string;
/** Responds to the next requests to the operator's server. */
let respond: RequestListener;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'prices-'));
  server = createServer((request, response) => respond(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/prices.json`;
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await rm(folder, { recursive: true });
});
afterEach(() => logLines.splice(0));

const LIST = {
  asOf: '2026-11-20',
  source: 'our clan',
  prices: { Plastic: 0.5, Res_ClanMoney_10: { sell: 420, buy: null }, CarPart_New: 7 },
};
const respondWith = (text: string): RequestListener => {
  return (_request, response) => response.end(text);
};
const TIMEOUT_MS = 20_000;
const update = (source = address, timeoutMs = TIMEOUT_MS) =>
  updatePrices({ db: pool, source, log, timeoutMs });
const fetchState = (source = address) => fetchOperatorPrices(pool, source);

test('without a list, prices are the catalogue’s, for one unit of each item', async () => {
  const cataloguePrices = await get<Prices>('/api/prices');
  expect(cataloguePrices).toMatchObject({ asOf: '2023-10', operator: null });
  const priceOf = (id: string) => cataloguePrices.prices.find((price) => price.id === id);
  expect(priceOf('ClanMoney')).toEqual({
    ...{ id: 'ClanMoney', name: 'Uranium Ore', kind: 'resource', from: 'catalogue' },
    ...{ sell: 49.997, buy: 49.902 },
  });
  expect(priceOf('money')).toMatchObject({ sell: 1, buy: 1 });
  expect(priceOf('Glory')).toMatchObject({ sell: null, buy: null });
  // Nobody buys containers, and fuel is cheapest by the hundred.
  expect(priceOf('Chest_White')).toMatchObject({ kind: 'item', sell: 295.09, buy: null });
  expect(priceOf('Gasoline')).toMatchObject({ sell: 0.0502, buy: 0.05001 });
  expect(priceOf('CarPart_Gun_Shotgun_epic')).toMatchObject({ kind: 'part', sell: 418.91 });
  expect(cataloguePrices.fuelCosts[0]).toMatchObject({ mode: { id: 'raid-easy' }, fuel: 20 });
  const resources = await get<Prices>('/api/prices?kind=resource');
  expect(new Set(resources.prices.map(({ kind }) => kind))).toEqual(new Set(['resource']));
});

test('a list that can be read is used', async () => {
  respond = respondWith(JSON.stringify(LIST));
  await update();
  expect(await fetchState()).toMatchObject({
    failedSince: null,
    list: {
      asOf: '2026-11-20',
      prices: { Plastic: { sell: 0.5, buy: 0.5 }, ClanMoney: { sell: 42, buy: null } },
    },
  });
});

test.each<[string, string, RequestListener]>([
  ['broken JSON', 'is not JSON but begins with', respondWith('<html>Not here</html>')],
  [
    'wrong values',
    'prices.Plastic: expected a number 0..999999',
    respondWith('{"prices":{"Plastic":"cheap"}}'),
  ],
  [
    'other fields',
    'price: unknown field; expected one of asOf, source, prices',
    respondWith('{"price":1}'),
  ],
  ['an error', 'answered with status 500', (_, response) => response.writeHead(500).end('oops')],
  ['too many bytes', 'is larger than 5 MB', respondWith(`{"prices":{},"x":"${'x'.repeat(6e6)}"}`)],
  [
    'too many bytes without a length',
    'is larger than 5 MB',
    (_, response) => {
      const chunk = 'x'.repeat(1e6);
      for (let i = 0; i < 7; i++) response.write(chunk);
      response.end();
    },
  ],
  ['nothing', 'took longer than 0.4 s', () => {}],
  ['half of it', 'took longer than 0.4 s', (_, response) => void response.write('{"prices"')],
  ['a closed connection', '', (request) => void request.socket.destroy()],
  [
    'a redirect to another server',
    'redirects to another server, 169.254.169.254',
    (_, response) => response.writeHead(302, { location: 'http://169.254.169.254/' }).end(),
  ],
  [
    'redirects in circles',
    'redirects too often',
    (_, response) => response.writeHead(302, { location: '/prices.json' }).end(),
  ],
])('after %s the old prices stay, and the log says why', async (_name, reason, brokenListener) => {
  respond = respondWith(JSON.stringify(LIST));
  await update();
  respond = brokenListener;
  const timeoutMs = reason.startsWith('took longer') ? 400 : TIMEOUT_MS;
  await update(address, timeoutMs);
  const failedState = await fetchState();
  expect(failedState).toMatchObject({
    list: { asOf: '2026-11-20' },
    failedSince: expect.any(String),
  });
  expect(logLines.join()).toContain('SCRAPBOARD_PRICES cannot be used, earlier prices stay: ');
  expect(logLines.join()).toContain(reason);
  await update(address, timeoutMs);
  expect((await fetchState())?.failedSince).toBe(failedState?.failedSince);
  respond = respondWith(JSON.stringify(LIST));
  await update();
  expect((await fetchState())?.failedSince).toBeNull();
});

test('a redirect on the same server is followed', async () => {
  respond = (request, response) =>
    request.url === '/new.json'
      ? response.end('{"prices":{"Plastic":9}}')
      : response.writeHead(301, { location: '/new.json' }).end();
  await update();
  expect((await fetchState())?.list?.prices).toEqual({ Plastic: { sell: 9, buy: 9 } });
});

test('an unreachable server leaves the old prices in place', async () => {
  const unreachableUrl = 'http://127.0.0.1:9/prices.json';
  await update(unreachableUrl);
  expect(await fetchState(unreachableUrl)).toMatchObject({
    list: null,
    failedSince: expect.any(String),
  });
});

test('a new source starts without the prices of the previous one', async () => {
  respond = respondWith(JSON.stringify(LIST));
  await update();
  expect(await fetchState('/elsewhere.json')).toEqual({
    list: null,
    readAt: null,
    failedSince: null,
  });
});

test('a file is read at the start, and each price states its source', async () => {
  const file = join(folder, 'prices.json');
  await writeFile(file, JSON.stringify(LIST));
  await updatePrices({ db: pool, source: folder, log });
  expect(logLines.join()).toMatch(/is not a file|EISDIR/);
  const stop = startPrices({ config: { prices: file, pricesIntervalHours: 6 }, pool, log });
  await expect.poll(async () => (await fetchState(file))?.readAt).toEqual(expect.any(String));
  await stop();
  const operatorPrices = toPrices(defaultCatalogue, await fetchState(file), undefined);
  expect(operatorPrices.operator).toMatchObject({ asOf: '2026-11-20', source: 'our clan' });
  const priceOf = (id: string) => operatorPrices.prices.find((price) => price.id === id);
  expect(priceOf('ClanMoney')).toMatchObject({ sell: 42, buy: null, from: 'operator' });
  expect(priceOf('CarPart_New')).toMatchObject({ kind: 'part', sell: 7, from: 'operator' });
  expect(priceOf('Gasoline')).toMatchObject({ from: 'catalogue' });
});
