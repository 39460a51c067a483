import fc from 'fast-check';
import { type Fighter, LogWriter } from './log-writer.ts';

const nicknames = [
  ...['Damon', '_ZeRon_', 'BLU SKY3S', 'tin,can', 'Hammer[DE]', 'Ёжик', 'a], team 2, b', 'X'],
  ...['SmokinJoker420', 'nick longer than twenty bytes', 'Spawn mob', 'n', 'Psycho_Easy'],
];
const outsiders = ['n/a', 'Gameplay_Barrel', '', 'VisitorCar1'];
const entities = ['', '', '', '', ':Turret_LandMine', ':Quadrocopter_Attack'];
const flags = ['DMG_DIRECT', 'DMG_ENERGY|CONTINUOUS|HUD_IMPORTANT', 'HUD_IMPORTANT|SUICIDE', ''];
const weapons = ['CarPart_Gun_Cannon', 'CarPart_Gun_Cannon:Barrel', 'n/a', 'CarPart_Bumper_rare'];

const name = fc
  .tuple(fc.constantFrom(...nicknames, ...nicknames, ...outsiders), fc.constantFrom(...entities))
  .map(([nickname, entity]) => nickname + entity);
const hundredths = fc.nat(500_000).map((value) => (value / 100).toFixed(2));

type Action = (writer: LogWriter, fighters: readonly Fighter[]) => void;

const action: fc.Arbitrary<Action> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc
      .record({
        attacker: name,
        victim: name,
        points: hundredths,
        flag: fc.constantFrom(...flags),
        weapon: fc.constantFrom(...weapons),
      })
      .map(({ attacker, victim, points, flag, weapon }): Action => {
        return (writer) => writer.damage(attacker, victim, points, flag, weapon);
      }),
  },
  {
    weight: 2,
    arbitrary: fc
      .tuple(name, name, fc.array(name, { maxLength: 4 }), fc.constantFrom('Kill', 'Killed'))
      .map(([killer, victim, assists, word]): Action => {
        return (writer) => writer.kill(killer, victim || 'X', assists.filter(Boolean), word);
      }),
  },
  {
    weight: 2,
    arbitrary: fc
      .tuple(fc.nat(15), fc.integer({ min: -5, max: 999 }), fc.constantFrom('KILL', 'INTERCEPT'))
      .map(([player, points, reason]): Action => {
        return (writer, fighters) => {
          const index = player % fighters.length;
          writer.score(index, (fighters[index] as Fighter).nickname, points, reason);
        };
      }),
  },
  fc
    .tuple(fc.nat(15), fc.constantFrom('PvpMvpWin', 'PveMvp', 'PvpAssist'))
    .map(([player, medal]): Action => {
      return (writer, fighters) => {
        const index = player % fighters.length;
        writer.medal(index, (fighters[index] as Fighter).nickname, medal);
      };
    }),
  fc.constantFrom<Action[]>(
    (writer) => writer.line('Player Mary activated console!'),
    (writer) => writer.line('no line of this game'),
    (writer) => writer.testDrive((drive) => drive.damage('Damon', '_ZeRon_', '99.00')),
    (writer) => writer.wait(3_600_000 * 5),
  ),
);

const fighters: fc.Arbitrary<Fighter[]> = fc
  .tuple(
    fc.uniqueArray(fc.constantFrom(...nicknames), { minLength: 1, maxLength: 8 }),
    fc.array(fc.tuple(fc.boolean(), fc.integer({ min: 1, max: 3 })), {
      minLength: 8,
      maxLength: 8,
    }),
  )
  .map(([names, kinds]) =>
    names.map((nickname, i) => {
      const [bot, team] = kinds[i] as [boolean, number];
      return { nickname, bot, team };
    }),
  );

const match = fc.record({
  fighters,
  rounds: fc.array(fc.array(action, { maxLength: 25 }), { minLength: 1, maxLength: 3 }),
  winner: fc.integer({ min: -1, max: 2 }),
  isFinished: fc.boolean(),
});

/** A session's text: matches of one or several rounds, finished or not, and test drives. */
export const arbitraryLog: fc.Arbitrary<string> = fc
  .record({
    matches: fc.array(match, { maxLength: 4 }),
    time: fc.integer({ min: 0, max: 86_399_999 }),
    lineBreak: fc.constantFrom('\n', '\r\n'),
  })
  .map(({ matches, time, lineBreak }) => {
    const writer = new LogWriter({ time, lineBreak });
    for (const { fighters, rounds, winner, isFinished } of matches) {
      writer.hangar().testDrive((drive) => drive.damage('Damon', 'X', '12.00'));
      writer.start().roster(fighters);
      rounds.forEach((actions, i) => {
        for (const act of actions) act(writer, fighters);
        if (rounds.length > 1) writer.round(i + 1, winner);
      });
      if (isFinished) writer.finish(winner);
    }
    return writer.text;
  });
