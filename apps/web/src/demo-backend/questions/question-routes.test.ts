import type { QuestionAnswer } from '@scrapboard/contract';
import { expect, test } from 'vitest';
import { openSample } from '../data/testing/open-sample.ts';
import { filesOf, freshSessions, sendUpload } from '../data/testing/send-upload.ts';

const { handleRequest, call } = openSample();

async function ask(query: string): Promise<QuestionAnswer> {
  const { status, body } = await call(`GET /api/questions?${query}`);
  expect([query, status]).toEqual([query, 200]);
  return body;
}

test('matches whose loot contained fuel can be selected', async () => {
  const query = 'facts=rewards&measures=games,fuelRate&category=pvp';
  const [{ rows: all }, { rows: withFuel }] = await Promise.all([
    ask(query),
    ask(`${query}&fuel=true`),
  ]);
  const [{ games = 0, fuelRate } = {}] = all;
  expect(fuelRate).toMatchObject({ of: games, count: withFuel[0]?.games });
  expect(withFuel[0]?.games).toBeGreaterThan(0);
  expect(withFuel[0]?.games).toBeLessThan(Number(games));
  const { rows: paid } = await ask('facts=rewards&measures=amountQuantiles&resource=Gasoline');
  expect(paid[0]?.amountQuantiles).toMatchObject({ p10: 5, p90: 5 });
});

test('results of rated matches are compared with what ratings predicted', async () => {
  const { rows } = await ask(
    'facts=players&measures=ratedGames,expectedWinRate,winRateAboveExpectation&by=player&min=games:20&sort=-ratedGames',
  );
  expect(rows.length).toBeGreaterThan(5);
  for (const { ratedGames, winRateAboveExpectation } of rows) {
    expect(winRateAboveExpectation).toMatchObject({ n: ratedGames });
  }
  const { rows: unrated } = await ask('facts=players&measures=ratedGames&category=pve,brawl');
  expect(unrated).toEqual([{ ratedGames: 0 }]);
});

test('the version changes with the facts, and with nothing else', async () => {
  const version = async () => (await ask('facts=players&measures=games')).version;
  const before = await version();
  const [first] = freshSessions();
  if (first === undefined) throw new Error('no session');
  const request = { files: filesOf(first), timeZone: first.timeZone };
  const bytes = new Uint8Array(Buffer.from('--- Date: 2026-05-07'));
  await sendUpload(handleRequest, { files: [{ name: `${first.name}/combat.log`, bytes }] });
  expect(await version()).toBe(before);
  await sendUpload(handleRequest, request);
  const after = await version();
  expect(after).not.toBe(before);
  await sendUpload(handleRequest, request);
  expect(await version()).toBe(after);
});
