import { expect, test } from 'vitest';
import { paths } from './paths.ts';

test('every address of the product', () => {
  const examples = Object.fromEntries(
    Object.entries(paths).map(([name, build]) => [
      name,
      build.length === 0 || name === 'home' || name === 'users' || name === 'upload'
        ? (build as () => string)()
        : (build as (id: string) => string)('example'),
    ]),
  );
  expect(examples).toMatchInlineSnapshot(`
    {
      "activity": "/activity",
      "buildOptimization": "/buildopt",
      "dashboard": "/dashboard/default",
      "docs": "/docs",
      "fusionCalculator": "/fcalc",
      "gallery": "/ui/alerts",
      "guide": "/docs/example",
      "help": "/help",
      "home": "/",
      "leader": "/leader",
      "leaderCabin": "/leader/cabin",
      "leaderMovement": "/leader/movement",
      "leaderWeapon": "/leader/weapon",
      "match": "/match/example",
      "meta": "/meta",
      "meta8v8": "/meta/8v8",
      "metaBrawl": "/meta/brawl",
      "metaClanWars": "/meta/cw",
      "metaPve": "/meta/pve",
      "mmr": "/mmr",
      "partPicker": "/parts",
      "performance": "/performance",
      "performanceCabin": "/performance/cabin",
      "performanceMovement": "/performance/movement",
      "performanceWeapon": "/performance/weapon",
      "privacy": "/privacy",
      "private": "/private?0=e&1=x&2=a&3=m&4=p&5=l&6=e",
      "resetPassword": "/auth/reset-password?0=e&1=x&2=a&3=m&4=p&5=l&6=e",
      "revenue": "/revenue",
      "scheduleBrawl": "/sched/brawl",
      "scheduleClanWars": "/sched/cw",
      "schedules": "/sched",
      "settings": "/settings",
      "signIn": "/auth/sign-in?0=e&1=x&2=a&3=m&4=p&5=l&6=e",
      "signUp": "/auth/sign-up?0=e&1=x&2=a&3=m&4=p&5=l&6=e",
      "speedrunning": "/speedrunning",
      "support": "/support",
      "terms": "/terms",
      "upload": "/upload",
      "user": "/user/example",
      "users": "/user",
    }
  `);
});

test('an id is escaped, but the platform of a console player stays readable', () => {
  expect(paths.user('Some_One@live')).toBe('/user/Some_One@live');
  expect(paths.user('a/b')).toBe('/user/a%2Fb');
});

test('a query holds what is set and nothing else', () => {
  expect(paths.user('1', { tab: 'graphs', mode: undefined })).toBe('/user/1?tab=graphs');
  expect(paths.users({ search: 'a b' })).toBe('/user?search=a+b');
});
