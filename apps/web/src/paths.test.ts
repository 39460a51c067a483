import { expect, test } from 'vitest';
import { paths } from './paths.ts';

test('every path of the product stays the same', () => {
  const exampleArguments: Record<string, string[]> = {
    player: ['example'],
    match: ['example'],
    guide: ['example'],
    map: ['example'],
    part: ['weapon', 'example'],
    performancePart: ['weapon', 'example'],
    leaderPart: ['weapon', 'example'],
    partFigures: ['example'],
    build: ['0badcafe'],
    speedRunBoard: ['example', 'example'],
  };
  const examples = Object.fromEntries(
    Object.entries(paths).map(([name, build]) => [
      name,
      (build as (...values: string[]) => string)(...(exampleArguments[name] ?? [])),
    ]),
  );
  expect(examples).toMatchInlineSnapshot(`
    {
      "accountDeleted": "/auth/account-deleted",
      "activity": "/activity",
      "auth": "/auth",
      "build": "/builds/0badcafe",
      "buildOptimization": "/buildopt",
      "builds": "/builds",
      "compare": "/compare",
      "dashboard": "/dashboard/default",
      "docs": "/docs",
      "explore": "/explore",
      "fusionCalculator": "/fcalc",
      "gallery": "/ui/alerts",
      "guide": "/docs/example",
      "help": "/help",
      "home": "/",
      "leader": "/leader",
      "leaderCabin": "/leader/cabin",
      "leaderMovement": "/leader/movement",
      "leaderPart": "/leader/weapon/example",
      "leaderWeapon": "/leader/weapon",
      "map": "/?map=example",
      "match": "/match/example",
      "meta": "/meta",
      "meta8v8": "/meta/8v8",
      "metaBrawl": "/meta/brawl",
      "metaClanWars": "/meta/cw",
      "metaPve": "/meta/pve",
      "mmr": "/mmr",
      "mmrCalibration": "/mmr/calibration",
      "mmrDistribution": "/mmr/distribution",
      "moderation": "/moderation",
      "part": "/performance/weapon/example",
      "partFigures": "/parts/example",
      "partPicker": "/parts",
      "performance": "/performance",
      "performanceCabin": "/performance/cabin",
      "performanceMovement": "/performance/movement",
      "performancePart": "/performance/weapon/example",
      "performanceWeapon": "/performance/weapon",
      "player": "/user/example",
      "players": "/user",
      "privacy": "/privacy",
      "private": "/private",
      "records": "/records",
      "resetPassword": "/auth/reset-password",
      "revenue": "/revenue",
      "scheduleBrawl": "/sched/brawl",
      "scheduleClanWars": "/sched/cw",
      "schedules": "/sched",
      "settings": "/settings",
      "signIn": "/auth/sign-in",
      "signUp": "/auth/sign-up",
      "speedRunBoard": "/speedrunning/example/example",
      "speedrunning": "/speedrunning",
      "support": "/support",
      "terms": "/terms",
      "upload": "/upload",
      "versus": "/versus",
    }
  `);
});

test('a part links to its own page, otherwise to the list of parts', () => {
  expect(paths.part('cabin', 'a b')).toBe('/performance/cabin/a%20b');
  expect(paths.part('hardware', 'x')).toBe('/parts/x');
});

test('an id is escaped, but the platform of a console player stays readable', () => {
  expect(paths.player('Some_One@live')).toBe('/user/Some_One@live');
  expect(paths.player('a/b')).toBe('/user/a%2Fb');
});

test('a query contains only the values that are set', () => {
  expect(paths.player('1', { tab: 'graphs', mode: undefined })).toBe('/user/1?tab=graphs');
  expect(paths.players({ search: 'a b' })).toBe('/user?search=a+b');
});
