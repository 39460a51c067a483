/** Compares percentiles with a plain count over the results that the simulator wrote. */
import { powerScoreBandOf } from '@scrapboard/catalogue';
import type { PlayerPercentiles } from '@scrapboard/contract';
import { MIN_SAMPLE } from '@scrapboard/statistics';
import { beforeAll, expect, test } from 'vitest';
import { openDemo } from '../testing/open-demo.ts';
import { type Seat, uploadWorld } from '../testing/upload-world.ts';

const demo = openDemo();
let seats: readonly Seat[] = [];

beforeAll(async () => {
  const world = { seed: 61, players: 48, matches: 420, days: 60, density: 0.02 };
  seats = await uploadWorld(demo.handleRequest, world);
}, 120_000);

const plainNumbers = {
  winRate: ({ won }: Seat) => (won ? 100 : 0),
  mvpRate: ({ mvp }: Seat) => 100 * mvp,
  damage: ({ damage }: Seat) => damage,
  duration: ({ duration }: Seat) => duration,
};
type PlainName = keyof typeof plainNumbers;
const PLAIN_NAMES = Object.keys(plainNumbers) as PlainName[];

type Cohort = NonNullable<PlayerPercentiles['cohort']>;

/** Returns the means of the players with enough matches in a mode and band. */
function meansIn({ mode, powerScoreBand }: Cohort, name: PlainName): Map<string, number> {
  const counted = seats.filter(
    (seat) =>
      seat.mode === mode.id &&
      (powerScoreBand === null || powerScoreBandOf(seat.powerScore).id === powerScoreBand),
  );
  const means = [...Map.groupBy(counted, ({ player }) => player)]
    .filter(([, games]) => games.length >= MIN_SAMPLE)
    .map(([player, games]): [string, number] => {
      const sum = games.reduce((total, seat) => total + plainNumbers[name](seat), 0);
      return [player, sum / games.length];
    });
  return new Map(means);
}

const ranksOf = async (player: string, query: string) =>
  (await demo.call(`GET /api/players/${player}/percentiles?${query}`)).body as PlayerPercentiles;

/** The members of a cohort, each with their answer. */
async function answersByCohort() {
  const byCohort = new Map<string, { player: string; answer: PlayerPercentiles }[]>();
  const played = Map.groupBy(seats, ({ player, mode }) => JSON.stringify([player, mode]));
  for (const [key, { length }] of played) {
    if (length < MIN_SAMPLE) continue;
    const [player, mode] = JSON.parse(key) as [string, string];
    const answer = await ranksOf(player, `mode=${encodeURIComponent(mode)}`);
    // Which weapons deal the most damage is the subject of other tests.
    if (answer.cohort === null || answer.cohort.weaponRole !== null) continue;
    const cohort = JSON.stringify(answer.cohort);
    byCohort.set(cohort, [...(byCohort.get(cohort) ?? []), { player, answer }]);
  }
  return byCohort;
}

test('percentiles equal those of a plain count, and are uniform over the members of a cohort', async () => {
  const byCohort = await answersByCohort();
  const cohorts = [...byCohort].filter(([, members]) => members.length >= MIN_SAMPLE);
  expect(cohorts.length).toBeGreaterThan(0);
  for (const [key, members] of cohorts) {
    const cohort = JSON.parse(key) as Cohort;
    for (const name of PLAIN_NAMES) {
      const means = meansIn(cohort, name);
      expect([means.size, members.length], key).toEqual([cohort.count, cohort.count]);
      const values = [...means.values()];
      const ranks = members.map(({ player, answer }) => {
        const number = answer.numbers.find((candidate) => candidate.name === name);
        const mean = means.get(player) ?? Number.NaN;
        expect(number?.value).toBeCloseTo(mean, 6);
        const isEqual = (value: number) => Math.abs(value - mean) < 1e-9;
        const equal = values.filter(isEqual).length;
        const below = values.filter((value) => value < mean && !isEqual(value)).length;
        const plain = (100 * (below + equal / 2)) / values.length;
        // Quantiles are one hundredth apart, and each is a value of the sample.
        expect(Math.abs((number?.percentile ?? -1) - plain)).toBeLessThan(1 + 50 / values.length);
        return { rank: number?.percentile ?? -1, equal };
      });
      // Kolmogorov’s distance from a uniform distribution, apart from equal values.
      const sorted = ranks.map(({ rank }) => rank).sort((a, b) => a - b);
      const distance = Math.max(
        ...sorted.map((rank, index) => Math.abs(rank / 100 - (index + 0.5) / sorted.length)),
      );
      const mostEqual = Math.max(...ranks.map(({ equal }) => equal));
      expect(distance, `${name} ${key}`).toBeLessThan(0.01 + (1 + mostEqual / 2) / cohort.count);
    }
  }
});
