import { expect, test } from 'vitest';
import { parseRegion } from './game-log-index.ts';
import { eventsOf, LogWriter, readLog, SESSION_START } from './testing/log-writer.ts';
import type { LogContext } from './types.ts';

const roster = [
  { nickname: 'Damon', team: 1 },
  { nickname: 'Eltom', team: 2 },
];

/** Returns lines of game.log, each the given number of seconds after midday. */
function gameLog(lines: readonly [seconds: number, text: string][]): string {
  return lines
    .map(([seconds, text]) => {
      const time = new Date(SESSION_START + seconds * 1000).toISOString().slice(11, 23);
      return `${time}         | ${text}\r\n`;
    })
    .join('');
}

const login = gameLog([
  [1, '// Build: Crossout x64 0.13.05.183381 (release)'],
  [2, "TSConnectionManager: negotiation complete: uid 00136686, nickName 'Damon', sessionId 17"],
  [3, "====== starting level 2: 'levels/maps/hangar'  ======"],
]);

function connectionLines(at: number, guid: string, host = 'wheel10lw-us.pxo'): string {
  return gameLog([
    [at, 'StartMatchmaking: something'],
    [at + 40, 'CL_MatchMaker::ConnectHandler: go'],
    [at + 41, `client: connected to dedicated server. gsid: 446238260, hostname: '${host}'`],
    [
      at + 41.2,
      `client: connected to 1.2.3.4|3100, server guid '${guid}', client guid '7', setting up session...`,
    ],
    [at + 42, "====== starting level 3: 'levels/maps/sand_crater' Conquer ======"],
    [at + 42, '   "queueTag": Default,'],
    [at + 42, '   "custom_game": 0,'],
    [at + 42, '   "minUR": 0,'],
  ]);
}

function resultLines(at: number, gameResult = 'victory'): string {
  return gameLog([
    [at, `Gameplay statistic. gameResult '${gameResult}'`],
    [
      at,
      '     Accumulators   5, Glory  35,  score 952, expBase 952, expDailyBonus 2.0, expTotal 2856',
    ],
    [at, '     loot: ResourcePack_Gasoline5;'],
    [at + 1, "====== starting level 2: 'levels/maps/hangar'  ======"],
  ]);
}

function battleLog(at: number, writer = new LogWriter({ time: 12 * 3_600_000 + at * 1000 })) {
  return writer.start().roster(roster).wait(100_000).finish().text;
}

test('finds the game.log data of a match by time', () => {
  const game = login + connectionLines(10, '1633138915653607') + resultLines(160);
  const [match] = readLog(battleLog(53), { game }).matches;
  expect(match?.context).toEqual<LogContext>({
    guid: '1633138915653607',
    host: 'wheel10lw-us.pxo',
    region: 'us',
    clientVersion: '0.13.05.183381',
    queueTag: 'Default',
    customGame: false,
    gameResult: 'victory',
    rewards: {
      Accumulators: 5,
      Glory: 35,
      score: 952,
      expBase: 952,
      expDailyBonus: 2,
      expTotal: 2856,
      Gasoline: 5,
    },
    localPlayer: '136686',
    queueMs: 40_000,
  });
  expect(match?.mode).toEqual({ category: 'pvp', mode: 'restricted-8v8' });
});

test('each match of a session has its own data', () => {
  const game =
    login +
    connectionLines(10, '11') +
    resultLines(160) +
    connectionLines(1_000, '22', 'wheel3-ru.pxo') +
    resultLines(1_160, 'defeat');
  const { matches } = readLog(battleLog(53) + battleLog(1_043), { game });
  expect(matches.map(({ context }) => [context.guid, context.region, context.gameResult])).toEqual([
    ['11', 'us', 'victory'],
    ['22', 'ru', 'defeat'],
  ]);
});

test('finds the data of a match across midnight', () => {
  const queuedAtSecond = 12 * 3_600 - 60;
  const game = login + connectionLines(queuedAtSecond, '11') + resultLines(queuedAtSecond + 160);
  const [match] = readLog(battleLog(queuedAtSecond + 53), { game }).matches;
  expect(match?.context).toMatchObject({ guid: '11', gameResult: 'victory' });
  expect(match?.endedAt).toBeGreaterThan(SESSION_START + 12 * 3_600_000);
});

test('a finished match does not pass its server id to the next', () => {
  const game = login + connectionLines(10, '11') + resultLines(160);
  const { matches } = readLog(battleLog(53) + battleLog(1_043), { game });
  expect(matches.map(({ context }) => context.guid)).toEqual(['11', null]);
  expect(matches[1]?.context).toMatchObject({ gameResult: null, rewards: {}, queueMs: null });
});

test('a player who leaves and comes back is in the same match', () => {
  const game = login + connectionLines(10, '11') + resultLines(300);
  const left = new LogWriter({ time: 12 * 3_600_000 + 53_000 }).start().roster(roster).hangar();
  const { matches } = readLog(left.text + battleLog(120), { game });
  expect(matches.map(({ context }) => context.guid)).toEqual(['11', '11']);
  expect(matches.map(({ finish }) => finish === null)).toEqual([true, false]);
});

test('a server id of 0 counts as missing', () => {
  const [match] = readLog(battleLog(53), { game: login + connectionLines(10, '0') }).matches;
  expect(match?.context).toMatchObject({ guid: null, host: 'wheel10lw-us.pxo' });
});

test('without game.log the context is empty', () => {
  expect(readLog(battleLog(53)).matches[0]?.context).toEqual<LogContext>({
    guid: null,
    host: null,
    region: null,
    clientVersion: null,
    queueTag: null,
    customGame: false,
    gameResult: null,
    rewards: {},
    localPlayer: null,
    queueMs: null,
  });
});

test('a custom game is recognised', () => {
  const game = (login + connectionLines(10, '11')).replace('"custom_game": 0', '"custom_game": 1');
  expect(readLog(battleLog(53), { game }).matches[0]?.mode.category).toBe('custom');
});

test('game.log alone is a log without matches', () => {
  const { matches, summary } = readLog('', {
    game: login + connectionLines(10, '11') + resultLines(160),
  });
  expect(matches).toEqual([]);
  expect(summary).toMatchObject({ isLog: true, matches: 0, unknownLines: 0 });
});

test('lines of game.log are read as events', () => {
  const types = eventsOf('', login + connectionLines(10, '11') + resultLines(160)).map(
    ({ type }) => type,
  );
  expect(types).toEqual([
    ...['clientVersion', 'localPlayer', 'gameLevel', 'queueStarted', 'queueConnected'],
    ...['dedicatedServer', 'connected', 'gameLevel', 'matchProperty', 'matchProperty'],
    ...['matchProperty', 'gameResult', 'rewards', 'loot', 'gameLevel'],
  ]);
});

test('packs of resources in the loot of the match just played are counted, and no others', () => {
  const openedPack = gameLog([[300, 'loot: ResourcePack_Gasoline5;']]);
  const severalPacks = resultLines(160).replace(
    'ResourcePack_Gasoline5;',
    'ResourcePack_Accumulators_10; ResourcePack_Gasoline5; ResourcePack_Gasoline5; CarPart_Gun;',
  );
  const rewardsIn = (game: string) => readLog(battleLog(53), { game }).matches[0]?.context.rewards;
  const loginAndConnect = login + connectionLines(10, '11');
  expect(rewardsIn(loginAndConnect + severalPacks + openedPack)).toMatchObject({
    Gasoline: 10,
    Accumulators: 15,
    Glory: 35,
  });
  expect(rewardsIn(loginAndConnect + openedPack)).toEqual({});
});

test.each([
  ['wheel10lw-us.pxo', 'us'],
  ['wheel3-RU2.pxo', 'ru'],
  ['a-b-eu', 'eu'],
  ['localhost', null],
])('the region of %s is %s', (host, region) => {
  expect(parseRegion(host)).toBe(region);
});
