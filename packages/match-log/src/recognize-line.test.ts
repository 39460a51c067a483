import { expect, test } from 'vitest';
import type { CombatLogEvent } from './events.ts';
import { eventsOf, SESSION_START } from './testing/log-writer.ts';

function readEvent(line: string): CombatLogEvent {
  const [event] = eventsOf(`${line}\r\n`);
  const { at, ...eventFields } = event as CombatLogEvent & { at: number };
  return eventFields;
}

test.each<[string, CombatLogEvent]>([
  [
    "02:20:36.496| ====== starting level 3: 'levels/maps/sand_crater' Conquer ======",
    { type: 'level', level: 3, map: 'sand_crater', gameplay: 'Conquer' },
  ],
  [
    "02:14:18.215| ====== starting level 1: 'levels/maps/mainmenu'  ======",
    { type: 'level', level: 1, map: 'mainmenu', gameplay: '' },
  ],
  [
    '02:20:38.838| Spawn player 2 [_ZeRon_], team 1, spawnCounter 1 , designHash: 2d252445.',
    {
      type: 'spawn',
      index: 2,
      nickname: '_ZeRon_',
      team: 1,
      spawnCounter: 1,
      build: '2d252445',
    },
  ],
  [
    "02:20:38.872| ===== Gameplay 'Conquer' started, map 'sand_crater' ======",
    { type: 'gameplayStart', gameplay: 'Conquer', map: 'sand_crater' },
  ],
  ['02:20:49.841| Active battle started.', { type: 'battleActive' }],
  [
    '02:20:49.841| \tplayer  0, uid 00136686, party 00000000, nickname: wolfpredator        , team: 1, bot: 0, ur: 8504, mmHash: 23436b03',
    {
      type: 'roster',
      index: 0,
      uid: '00136686',
      party: '00000000',
      nickname: 'wolfpredator',
      team: 1,
      bot: false,
      powerScore: 8504,
      build: '23436b03',
    },
  ],
  [
    "02:21:08.102| Damage. Victim: Eltom               , attacker: Damon               , weapon 'CarPart_Gun_Plasma_Drill', damage: 13.89 DMG_ENERGY",
    {
      type: 'damage',
      victim: 'Eltom',
      attacker: 'Damon',
      weapon: 'CarPart_Gun_Plasma_Drill',
      damage: 1389,
      flags: ['DMG_ENERGY'],
    },
  ],
  [
    "02:30:34.136| Damage. Victim: Damon               , attacker: Gameplay_BootCamp_BarrelsFlame, weapon 'Hangar_Break_barrels_flame', damage: 27.54 ",
    {
      type: 'damage',
      victim: 'Damon',
      attacker: 'Gameplay_BootCamp_BarrelsFlame',
      weapon: 'Hangar_Break_barrels_flame',
      damage: 2754,
      flags: [],
    },
  ],
  [
    '02:21:08.101| Score:\t\tplayer: 19,\t\tnick:               Damon,\t\tGot:  10,\t\treason: FIRST_DAMAGE',
    { type: 'score', index: 19, nickname: 'Damon', points: 10, reason: 'FIRST_DAMAGE' },
  ],
  [
    '02:21:08.101| Score: player: 3, nick: A name that is longer than the field, Got: -2, reason: OBJECTIVE',
    {
      type: 'score',
      index: 3,
      nickname: 'A name that is longer than the field',
      points: -2,
      reason: 'OBJECTIVE',
    },
  ],
  [
    "02:21:12.658| Stripe 'PvpDestroyDetailsVeryRare' value increased by 1 for player 19 [Damon].",
    { type: 'medal', index: 19, nickname: 'Damon', medal: 'PvpDestroyDetailsVeryRare', count: 1 },
  ],
  [
    '02:21:17.104| Kill. Victim: Drevoed:Turret_LandMine killer: Jacob               ',
    { type: 'kill', victim: 'Drevoed:Turret_LandMine', killer: 'Jacob' },
  ],
  [
    '02:21:17.104| Killed. Victim: BLU SKY3S            killer: Jacob               ',
    { type: 'kill', victim: 'BLU SKY3S', killer: 'Jacob' },
  ],
  [
    "02:21:26.452| \t assist by P0CPEECTP            weapon: 'CarPart_Gun_Minigun_Legend_bp6', 0.00 sec ago, damage: 814.22 DMG_DIRECT|HUD_IMPORTANT",
    {
      type: 'assist',
      nickname: 'P0CPEECTP',
      weapon: 'CarPart_Gun_Minigun_Legend_bp6',
      ago: 0,
      damage: 81422,
      flags: ['DMG_DIRECT', 'HUD_IMPORTANT'],
    },
  ],
  [
    '02:23:39.111| ===== Gameplay finish, reason: no_cars, winner team 1, win reason: MORE_CARS_LEFT, battle time: 169.3 sec =====',
    {
      type: 'finish',
      reason: 'no_cars',
      outcome: { winnerTeam: 1, winReason: 'MORE_CARS_LEFT', battleTime: 1693 },
    },
  ],
  [
    '02:23:39.111| ===== Gameplay finish, reason: unknown =====',
    { type: 'finish', reason: 'unknown', outcome: null },
  ],
  [
    '21:41:27.520| ===== Best Of N round 2 finish, reason: no_cars, winner team 2, win reason: MORE_CARS_LEFT, battle time: 190.2 sec =====',
    {
      type: 'roundEnd',
      round: 2,
      reason: 'no_cars',
      winnerTeam: 2,
      winReason: 'MORE_CARS_LEFT',
      battleTime: 1902,
    },
  ],
  ['02:15:24.472| ====== TestDrive started ======', { type: 'testDriveStart' }],
  ['02:15:28.700| ====== TestDrive finish ======', { type: 'testDriveEnd' }],
  ["02:15:28.700| Spawn mob. def 'Psycho_Easy'", { type: 'mob', definition: 'Psycho_Easy' }],
  ['02:12:05.812 | Player Mary activated console!', { type: 'other' }],
  ['02:12:05.812| Wave:3', { type: 'wave', wave: 3 }],
  ['02:12:05.812| CONVOY STATE 2', { type: 'other' }],
  ['02:12:05.812| DEFENSE STATE:2', { type: 'other' }],
])('reads the line "%s"', (line, event) => {
  expect(readEvent(line)).toEqual(event);
});

test.each([
  '02:21:08.102| Damage. Victim: Eltom',
  "02:21:08.102| Damage. Victim: Eltom, attacker: Damon, weapon 'X', damage: much",
  "02:21:08.102| Damage. Victim: Eltom, attacker: Damon, weapon 'X', damage: 12.3402:21:09.000| Active",
  '02:21:08.101| Score:\t\tplayer: 19,\t\tnick:               Damon,\t\tGot:  ',
  "02:21:12.658| Stripe 'PvpMvpWin' value increased by 1 for player 19 [Damon",
  '02:21:17.104| Kill. Victim: Drevoed',
  '02:21:17.104| Something new',
  'no time| Active battle started.',
  '25:21:17.104| Active battle started.',
  '02:23:39.111| ===== Gameplay finish, reason: no_cars, winner team 1, win reason: MO',
])('the line "%s" is unknown', (line) => {
  expect(readEvent(line)).toEqual({ type: 'unknown', text: line });
});

test.each([
  '11:11:32.853  CMBT   | Active battle started.',
  '11:11:32.853| Active battle started.',
  '11:11:32.853 | Active battle started.',
])('reads the time of "%s", whichever version of the game wrote its prefix', (line) => {
  expect(eventsOf(`${line}\n`, '', SESSION_START - 3_600_000)).toEqual([
    { type: 'battleActive', at: SESSION_START - (48 * 60 + 27) * 1000 - 147 },
  ]);
});

test('amounts are rounded to hundredths and may be whole or negative', () => {
  const amounts = ['13.89', '13.9', '14', '0.005', '-3.20'].map((amount) =>
    readEvent(
      `02:21:08.102| Damage. Victim: A, attacker: B, weapon 'C', damage: ${amount} DMG_DIRECT`,
    ),
  );
  expect(amounts.map((event) => event.type === 'damage' && event.damage)).toEqual([
    1389, 1390, 1400, 1, -320,
  ]);
});
