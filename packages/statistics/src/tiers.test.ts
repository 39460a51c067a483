import { expect, test } from 'vitest';
import { createRandom } from './league.ts';
import { type Contender, rankInTiers, tierLimits } from './tiers.ts';

const wellKnown = (above: number, share = 5): Contender => ({
  above,
  share,
  games: 1e6,
  variance: 1e-6,
});
const tiersOf = (contenders: Contender[]) => rankInTiers(contenders).map(({ tier }) => tier);

test('ranks by win rate above expectation, and S by share too', () => {
  expect(
    tiersOf([
      wellKnown(4),
      wellKnown(4, tierLimits.popular - 0.1),
      wellKnown(1.5),
      wellKnown(0.5),
      wellKnown(-0.5),
      wellKnown(-1.5),
      wellKnown(-4),
    ]),
  ).toEqual(['s', 'a', 'a', 'b', 'b', 'c', 'd']);
});

test('a rare part is in no tier and does not affect others', () => {
  const [rare, few, strong] = rankInTiers([
    wellKnown(40, tierLimits.rare - 0.01),
    { ...wellKnown(40), games: 19 },
    wellKnown(4),
  ]);
  expect([rare?.tier, few?.tier, strong?.tier]).toEqual(['none', 'none', 's']);
  expect(strong).toEqual(rankInTiers([wellKnown(4)])[0]);
});

test('puts at most 5% of parts outside the middle if none is strong or weak', () => {
  const random = createRandom(9);
  let [outside, total] = [0, 0];
  for (let run = 0; run < 60; run++) {
    const contenders = Array.from({ length: 60 }, (_, i): Contender => {
      const games = 30 + 20 * i;
      let wins = 0;
      for (let game = 0; game < games; game++) wins += random() < 0.5 ? 1 : 0;
      return { above: 100 * (wins / games - 0.5), variance: 2500 / games, games, share: 1 };
    });
    outside += rankInTiers(contenders).filter(({ tier }) => tier !== 'b').length;
    total += contenders.length;
  }
  expect(outside / total).toBeLessThanOrEqual(0.05);
});
