/**
 * Compares every figure of the page with an independent computation from what the simulator wrote: its own
 * results, and the lines of its game.log.
 */
import type { Prices } from '@scrapboard/contract';
import { questionParameters } from '@scrapboard/questions';
import { type SimulatedSession, simulateWorld } from '@scrapboard/simulator';
import { stratifiedDifference } from '@scrapboard/statistics';
import { beforeAll, expect, test } from 'vitest';
import { DAY_MS } from '../../day-ms.ts';
import { filesOf, sendUpload } from '../../demo-backend/data/testing/send-upload.ts';
import { openDemo } from '../../demo-backend/testing/open-demo.ts';
import type { PageQuestion } from '../../questions/page-question.ts';
import { toQuestion } from '../../questions/to-question.ts';
import { toFuelStrata } from './fuel-strata.ts';
import { priceResources } from './price-resources.ts';
import { dailyQuestion, eightVsEightQuestion, fuelQuestion, modesQuestion } from './questions.ts';
import { readDailyAmounts } from './read-daily-amounts.ts';
import { type RevenueSearch, revenueCodec } from './revenue-search.ts';

const WORLD_END = Date.UTC(2026, 4, 7, 20);

/** A finished match of the player whose log names what it paid. */
interface Game {
  mode: string;
  gameplay: string;
  day: string;
  isWon: boolean;
  battleSeconds: number;
  queueSeconds: number;
  paid: Map<string, number>;
}

const games: Game[] = [];
const demo = openDemo();
let prices: Prices;

beforeAll(async () => {
  const world = {
    seed: 8,
    players: 24,
    matches: 60,
    from: WORLD_END - 40 * DAY_MS,
    to: WORLD_END,
    density: 0.05,
  };
  for (const session of simulateWorld(world).sessions()) {
    if (session.gameLog === null) continue;
    await sendUpload(demo.handleRequest, { files: filesOf(session), timeZone: session.timeZone });
    readGames(session);
  }
  prices = (await demo.call('GET /api/prices?kind=resource')).body;
}, 60_000);

const timeOfDayMs = (line: string) => {
  const [, h, m, s, ms] = /^(\d\d):(\d\d):(\d\d)\.(\d{3})/.exec(line) ?? [];
  return ((Number(h) * 60 + Number(m)) * 60 + Number(s)) * 1000 + Number(ms);
};

function readGames(session: SimulatedSession): void {
  const lines = Buffer.concat([...(session.gameLog?.() ?? [])])
    .toString()
    .split('\n');
  const rewards = new Map<string, Pick<Game, 'paid' | 'queueSeconds'>>();
  let guid = '';
  let queuedAt = 0;
  let game: Pick<Game, 'paid' | 'queueSeconds'> | undefined;
  for (const line of lines) {
    if (line.includes('StartMatchmaking')) queuedAt = timeOfDayMs(line);
    if (line.includes('ConnectHandler')) {
      const waitedMs = (timeOfDayMs(line) - queuedAt + DAY_MS) % DAY_MS;
      game = { paid: new Map(), queueSeconds: waitedMs / 1000 };
    }
    guid = /server guid '(.*?)'/.exec(line)?.[1] ?? guid;
    const add = (resource: string, amount: number) =>
      game?.paid.set(resource, (game.paid.get(resource) ?? 0) + amount);
    if (/ score \d+, expBase /.test(line)) {
      for (const part of line.slice(line.indexOf('|') + 1).split(',')) {
        const [resource = '', amount] = part.trim().split(/\s+/);
        add(resource, Number(amount));
      }
      if (game !== undefined) rewards.set(guid, game);
    }
    const loot = /loot: ResourcePack_Gasoline(\d+)/.exec(line);
    if (loot !== null) add('Gasoline', Number(loot[1]));
  }
  for (const { match, startsAt, isComplete } of session.expected()) {
    const reward = rewards.get(match.guid);
    const ownPlayer = match.players.find(({ id }) => id === session.uploader.id);
    if (!isComplete || match.finish === null || reward === undefined || ownPlayer === undefined)
      continue;
    games.push({
      ...reward,
      mode: match.mode,
      gameplay: match.gameplay,
      day: new Date(startsAt).toISOString().slice(0, 10),
      isWon: match.finish.winnerTeam !== 0 && match.finish.winnerTeam === ownPlayer.team,
      battleSeconds: match.finish.battleTime / 10,
    });
  }
}

async function fetchRows(pageQuestion: PageQuestion) {
  const query = new URLSearchParams(questionParameters(toQuestion(pageQuestion, {}).question));
  const { status, body } = await demo.call(`GET /api/questions?${query}`);
  expect([status, pageQuestion]).toEqual([200, pageQuestion]);
  return body.rows;
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const closeTo = (value: number) => expect.closeTo(value, 1);

/** Returns what a game is worth, from prices as the page shows them. */
function worthOf({ paid, mode }: Game, pageSearch: RevenueSearch): number {
  const priceOf = (id: string) => prices.prices.find((price) => price.id === id)?.sell ?? 0;
  const shareAfterFee = 1 - Number(pageSearch.fee) / 100;
  const income = [...paid].map(([id, amount]) =>
    id === 'Gasoline' && pageSearch.fuelReward === 'out'
      ? 0
      : amount * priceOf(id) * (id === 'money' ? 1 : shareAfterFee),
  );
  const fuel = prices.fuelCosts.find((cost) => cost.mode.id === mode)?.fuel ?? 0;
  return sum(income) - (pageSearch.fuelCost === 'in' ? fuel * priceOf('Gasoline') : 0);
}

/** Returns the figures of games. */
function figuresOf(countedGames: readonly Game[], pageSearch: RevenueSearch) {
  const values = countedGames.map((game) => worthOf(game, pageSearch));
  const battleHours = sum(countedGames.map((game) => game.battleSeconds)) / 3600;
  const totalHours = battleHours + sum(countedGames.map(({ queueSeconds }) => queueSeconds)) / 3600;
  return {
    games: countedGames.length,
    wins: countedGames.filter(({ isWon }) => isWon).length,
    value: closeTo(sum(values)),
    maxValue: closeTo(Math.max(...values)),
    valuePerGame: { mean: closeTo(sum(values) / countedGames.length) },
    valuePerHour: { n: countedGames.length, mean: closeTo(sum(values) / battleHours) },
    queuedValuePerHour: { mean: closeTo(sum(values) / totalHours) },
    maxValuePerHour: closeTo(
      Math.max(
        ...countedGames.map(({ battleSeconds }, i) => (3600 * (values[i] ?? 0)) / battleSeconds),
      ),
    ),
    duration: closeTo(3600 * battleHours),
    queueTime: closeTo(3600 * (totalHours - battleHours)),
  };
}

test('the simulated world has enough to compare', () => {
  expect(games.length).toBeGreaterThan(60);
  expect(new Set(games.map(({ mode }) => mode)).size).toBeGreaterThan(4);
});

test.each(['', 'fee=0&fuelCost=out', 'fuelReward=out&fee=25', 'result=win'])(
  'modes are valued with the options “%s”',
  async (options) => {
    const pageSearch = revenueCodec.read(new URLSearchParams(options));
    const countedGames = games.filter(({ isWon }) => pageSearch.result !== 'win' || isWon);
    const pricing = priceResources(prices, {}, pageSearch);
    const rows = await fetchRows(modesQuestion(pricing));
    expect(rows.length).toBe(new Set(countedGames.map(({ mode }) => mode)).size);
    for (const row of rows) {
      const gamesOfMode = countedGames.filter(({ mode }) => mode === row.mode);
      expect(row).toMatchObject(figuresOf(gamesOfMode, pageSearch));
    }
    for (const row of await fetchRows(eightVsEightQuestion(pricing))) {
      const gamesOfKind = countedGames.filter(
        ({ mode, gameplay }) => mode === row.mode && gameplay === row.gameplay,
      );
      expect(row).toMatchObject(figuresOf(gamesOfKind, pageSearch));
    }
  },
);

test('the viewer’s own prices replace the market’s', async () => {
  const pageSearch = revenueCodec.read(new URLSearchParams('fee=0&fuelCost=out'));
  const { filters, resources } = priceResources(prices, { Scrap_Common: 7, Glory: 2 }, pageSearch);
  expect(filters.prices).toContain('Scrap_Common:7');
  expect(resources.find(({ id }) => id === 'Glory')).toMatchObject({ coins: 2 });
  const none = { prices: [], fuelCosts: [] };
  expect(priceResources(none, {}, pageSearch).filters).toEqual({ prices: 'money:0' });
});

test('matches with and without fuel are counted by mode', async () => {
  const strata = toFuelStrata({ rows: await fetchRows(fuelQuestion) });
  const rateIn = (mode: string, hasFuel: boolean) => {
    const side = games.filter(
      (game) => game.mode === mode && game.paid.has('Gasoline') === hasFuel,
    );
    return { count: side.filter(({ isWon }) => isWon).length, of: side.length };
  };
  const modes = [...new Set(games.map(({ mode }) => mode))]
    .map((mode) => ({ mode, exposed: rateIn(mode, true), others: rateIn(mode, false) }))
    .filter(({ exposed, others }) => exposed.of > 0 && others.of > 0);
  expect(modes.length).toBeGreaterThan(0);
  expect(strata.toSorted((a, b) => (a.mode < b.mode ? -1 : 1))).toEqual(
    modes.toSorted((a, b) => (a.mode < b.mode ? -1 : 1)),
  );
  expect(stratifiedDifference(strata).difference).toBeCloseTo(
    stratifiedDifference(modes).difference,
    9,
  );
});

test('amounts of resources are added up by day', async () => {
  const pageSearch = revenueCodec.read(new URLSearchParams());
  const pricing = priceResources(prices, {}, pageSearch);
  const { days, amounts, resources } = readDailyAmounts(
    await fetchRows(dailyQuestion(pricing)),
    pricing.resources,
  );
  expect(resources.length).toBeGreaterThan(2);
  for (const { id } of resources) {
    const expected = days.map((day) =>
      closeTo(sum(games.filter((game) => game.day === day).map(({ paid }) => paid.get(id) ?? 0))),
    );
    expect(amounts[id]).toEqual(expected);
  }
  const coins = sum(resources.map((resource) => resource.coins * sum(amounts[resource.id] ?? [])));
  expect(coins).toBeCloseTo(
    sum(games.map((game) => worthOf(game, { ...pageSearch, fuelCost: 'out' }))),
    1,
  );
  expect(days.length).toBeGreaterThan(1);
});
