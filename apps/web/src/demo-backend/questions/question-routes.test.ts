import type { QuestionAnswer } from '@scrapboard/contract';
import { expect, test } from 'vitest';
import { openSample } from '../data/testing/open-sample.ts';

const { call } = openSample();

async function ask(query: string): Promise<QuestionAnswer> {
  const { status, body } = await call(`GET /api/questions?${query}`);
  expect([query, status]).toEqual([query, 200]);
  return body;
}

test('matches whose loot held fuel are told apart', async () => {
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

test('results are compared with what ratings predicted of rated matches', async () => {
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
