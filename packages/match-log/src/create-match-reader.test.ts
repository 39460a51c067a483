import { expect, test } from 'vitest';
import { duel, LogWriter, readLog, SESSION_START } from './testing/log-writer.ts';
import type { LogMatch, LogPlayer } from './types.ts';

function readSingleMatch(writer: LogWriter): LogMatch {
  const { matches } = readLog(writer.text);
  expect(matches).toHaveLength(1);
  return matches[0] as LogMatch;
}

function findPlayer(match: LogMatch, nickname: string): LogPlayer {
  return match.players.find((p) => p.nickname === nickname) as LogPlayer;
}

test('identifies players by game id without leading zeros, bots by nickname', () => {
  const match = readSingleMatch(
    new LogWriter()
      .start()
      .roster([
        ...duel,
        { nickname: 'Sandra', team: 2, bot: true, index: 17 },
        { nickname: 'Damon', team: 2, bot: true, index: 18 },
        { nickname: 'Sandra', team: 1, bot: true, index: 19 },
      ])
      .damage('Damon', 'Eltom', '10.00')
      .score(18, 'Damon', 7)
      .finish(),
  );
  expect(match.players.map(({ id }) => id)).toEqual([
    '136686',
    '4654375@live',
    'bot:Sandra',
    'bot:Damon',
    'bot:Sandra#19',
  ]);
  // Damage lines have only nicknames and mean the human; score lines have the index.
  expect(match.players.map(({ damage }) => damage)).toEqual([1000, 0, 0, 0, 0]);
  expect(match.players.map(({ score }) => score)).toEqual([0, 0, 0, 7, 0]);
});

test('an invalid id and a name with a NUL are replaced so that they can be stored', () => {
  const match = readSingleMatch(
    new LogWriter()
      .start()
      .roster([
        { nickname: 'A', team: 1, uid: '00000000' },
        { nickname: 'B\0', team: 1, uid: "1'; drop" },
      ])
      .finish(),
  );
  expect(match.players.map(({ id }) => id)).toEqual(['name:A', 'name:B\ufffd']);
});

test('counts damage to other teams only, but received damage from anyone else', () => {
  const match = readSingleMatch(
    new LogWriter()
      .start()
      .roster([...duel, { nickname: 'Jacob', team: 1 }])
      .damage('Damon', 'Eltom', '10.50', 'DMG_DIRECT|HUD_IMPORTANT')
      .damage('Damon:Turret_Harpoon', 'Eltom', '1.25')
      .damage('Damon', 'Jacob', '3.00')
      .damage('Damon', 'Damon', '5.00', 'DMG_BLAST|SUICIDE')
      .damage('Damon', 'Eltom:Turret_LandMine', '43.00')
      .damage('n/a', 'Damon', '2.00')
      .damage('Damon', 'n/a', '2.00')
      .finish(),
  );
  expect(findPlayer(match, 'Damon')).toMatchObject({
    damage: 1175,
    cabinDamage: 1050,
    damageRec: 200,
  });
  expect(findPlayer(match, 'Eltom')).toMatchObject({ damage: 0, damageRec: 1175 });
  expect(findPlayer(match, 'Jacob')).toMatchObject({ damage: 0, damageRec: 300 });
  expect(match.damageMatrix).toEqual([
    { from: -1, to: 0, damage: 200, hits: 1 },
    { from: 0, to: 1, damage: 1175, hits: 2 },
    { from: 0, to: 2, damage: 300, hits: 1 },
  ]);
});

test('credits kills to the last part that hit, assists once per kill, drones separately', () => {
  const match = readSingleMatch(
    new LogWriter()
      .start()
      .roster([...duel, { nickname: 'Jacob', team: 1 }, { nickname: 'Yannis', team: 2 }])
      .damage('Damon', 'Eltom', '10.00', 'DMG_DIRECT', 'CarPart_Gun_Cannon')
      .damage('Damon', 'Eltom', '11.00', 'DMG_COLLISION', 'CarPart_Bumper_rare:Spike')
      .damage('Damon', 'Yannis', '4.00', 'DMG_DIRECT', 'CarPart_Gun_Cannon')
      .kill('Damon', 'Eltom', ['Jacob', 'Jacob', 'Damon', 'Eltom', 'Gameplay_Barrel'])
      .kill('Jacob', 'Yannis:Turret_LandMine', ['Damon'])
      .kill('Yannis', 'Yannis', ['Damon'])
      .kill('', 'Damon')
      .finish(),
  );
  expect(findPlayer(match, 'Damon')).toMatchObject({
    kills: 1,
    deaths: 1,
    assists: 1,
    droneKills: 0,
  });
  expect(findPlayer(match, 'Damon').parts).toEqual([
    { part: 'CarPart_Gun_Cannon', damage: 1400, hits: 2, kills: 0 },
    { part: 'CarPart_Bumper_rare', damage: 1100, hits: 1, kills: 1 },
  ]);
  expect(findPlayer(match, 'Jacob')).toMatchObject({ kills: 0, assists: 1, droneKills: 1 });
  expect(findPlayer(match, 'Yannis')).toMatchObject({ kills: 0, deaths: 1 });
  expect(match.kills.map(({ after, ...kill }) => kill)).toEqual([
    { killer: 0, victim: 1, part: 'CarPart_Bumper_rare', entity: null, assists: [2] },
    { killer: 2, victim: 3, part: null, entity: 'Turret_LandMine', assists: [0] },
    { killer: 3, victim: 3, part: null, entity: null, assists: [0] },
    { killer: -1, victim: 0, part: null, entity: null, assists: [] },
  ]);
});

test('does not count test drives, hangar and menu', () => {
  const writer = new LogWriter()
    .line("====== starting level 1: 'levels/maps/mainmenu'  ======")
    .damage('Damon', 'Eltom', '1.00')
    .hangar()
    .testDrive((drive) => drive.damage('Damon', 'Eltom', '2.00').kill('Damon', 'Eltom'))
    .start()
    .roster(duel)
    .damage('Damon', 'Eltom', '3.00')
    .finish()
    .damage('Damon', 'Eltom', '4.00')
    .hangar()
    .testDrive((drive) => drive.damage('Damon', 'Eltom', '5.00'));
  expect(findPlayer(readSingleMatch(writer), 'Damon')).toMatchObject({ damage: 300, kills: 0 });
  expect(readLog(writer.text).summary).toMatchObject({ testDrives: 2, unknownLines: 0 });
});

test('the rounds of a best of three are one match', () => {
  const match = readSingleMatch(
    new LogWriter()
      .start('ConquerBestOf3')
      .roster(duel)
      .damage('Damon', 'Eltom', '3.00')
      .kill('Damon', 'Eltom')
      .round(1, 1)
      .line("===== Gameplay 'ConquerBestOf3' started, map 'sand_crater' ======")
      .roster(duel)
      .kill('Eltom', 'Damon')
      .round(2, 2)
      .damage('Eltom', 'Damon', '7.00')
      .round(3, 2)
      .medal(1, 'Eltom', 'PvpMvpWin')
      .finish(2, 'BEST_OF_THREE', '271.0'),
  );
  expect(match.mode).toEqual({ category: 'pvp', mode: 'clan-war' });
  expect(match.rounds.map(({ winnerTeam }) => winnerTeam)).toEqual([1, 2, 2]);
  expect(match.rounds.map(({ battleTime }) => battleTime)).toEqual([902, 902, 902]);
  expect(match.finish).toMatchObject({ winnerTeam: 2, battleTime: 2710 });
  const damon = findPlayer(match, 'Damon');
  expect(damon.rounds.map(({ kills, deaths, damage }) => [kills, deaths, damage])).toEqual([
    [1, 0, 300],
    [0, 1, 0],
    [0, 0, 0],
  ]);
  expect(findPlayer(match, 'Eltom').rounds.map(({ mvp }) => mvp)).toEqual([0, 0, 1]);
  // The kill of the second round is not credited to the weapon of the first.
  expect(match.kills.map(({ part }) => part)).toEqual(['CarPart_Gun_Cannon', null]);
});

test('a match without a finish line is unfinished', () => {
  const writer = new LogWriter().start().roster(duel).damage('Damon', 'Eltom', '3.00');
  expect(readSingleMatch(writer)).toMatchObject({ finish: null, isCutOff: true, rounds: [] });
  writer.hangar().start().roster(duel).finish();
  const { matches, summary } = readLog(writer.text);
  expect(matches.map(({ finish, isCutOff }) => [finish === null, isCutOff])).toEqual([
    [true, false],
    [false, false],
  ]);
  expect(matches[0]?.players[0]).toMatchObject({ damage: 300, rounds: [{ damage: 300 }] });
  expect(summary).toMatchObject({ matches: 2, unfinished: 1 });
});

test('a level left while loading is not a match', () => {
  const writer = new LogWriter().line(
    "====== starting level 3: 'levels/maps/sand_crater' Conquer ======",
  );
  expect(readLog(writer.hangar().text).matches).toEqual([]);
});

test('a draw has the winner number that the log gives it', () => {
  const winners = [0, -1].map(
    (winner) =>
      readSingleMatch(new LogWriter().start().roster(duel).finish(winner)).finish?.winnerTeam,
  );
  expect(winners).toEqual([0, -1]);
});

test('a late player without a roster line has a team and numbers', () => {
  const match = readSingleMatch(
    new LogWriter()
      .start()
      .spawn({ nickname: 'Placeholder', team: 1, index: 16 })
      .roster(duel)
      .spawn({ nickname: 'Late one', team: 2, index: 9 }, '2bc161f')
      .damage('Late one', 'Damon', '3.00')
      .damage('Damon', 'Late one', '4.00')
      .finish(),
  );
  expect(match.players.map(({ id }) => id)).toEqual(['136686', '4654375@live', 'name:Late one']);
  expect(findPlayer(match, 'Late one')).toMatchObject({
    index: null,
    team: 2,
    build: '02bc161f',
    damage: 300,
    damageRec: 400,
  });
});

test('the size of a party is its number of humans', () => {
  const match = readSingleMatch(
    new LogWriter()
      .start()
      .roster([
        { nickname: 'A', team: 1, party: '00a1b2c3' },
        { nickname: 'B', team: 1, party: '00a1b2c3' },
        { nickname: 'C', team: 1 },
        { nickname: 'D', team: 1, bot: true, party: '00a1b2c3' },
      ])
      .finish(),
  );
  expect(match.players.map(({ partySize }) => partySize)).toEqual([2, 2, 1, 1]);
  expect(match.players.map(({ party }) => party)).toEqual([
    '00a1b2c3',
    '00a1b2c3',
    null,
    '00a1b2c3',
  ]);
});

test('counts medals by id and score by reason', () => {
  const match = readSingleMatch(
    new LogWriter()
      .start()
      .roster(duel)
      .score(0, 'Damon', 10, 'FIRST_DAMAGE')
      .score(0, 'Damon', 4)
      .score(0, 'Damon', 3)
      .medal(0, 'Damon', 'PvpMvpWin')
      .medal(0, 'Damon', 'PvpAssist')
      .medal(0, 'Damon', 'PvpAssist')
      .finish(),
  );
  expect(findPlayer(match, 'Damon')).toMatchObject({
    score: 17,
    mvp: 1,
    scoreByReason: { FIRST_DAMAGE: 10, PART_DETACH: 7 },
    medals: { PvpMvpWin: 1, PvpAssist: 2 },
  });
});

test('reads battles across midnight on several days', () => {
  const writer = new LogWriter({ time: 86_400_000 - 10_000 });
  const sessionStartedAt = SESSION_START + 12 * 3_600_000 - 60_000;
  for (let day = 0; day < 3; day++) {
    writer
      .start()
      .roster(duel)
      .wait(60_000)
      .finish()
      .wait(86_400_000 - 600_000);
  }
  const { matches } = readLog(writer.text, { sessionStartedAt });
  expect(matches).toHaveLength(3);
  const hours = matches.map(({ startedAt }) => (startedAt - sessionStartedAt) / 3_600_000);
  expect(hours.map(Math.round)).toEqual([0, 24, 48]);
  for (const { startedAt, endedAt } of matches) expect(endedAt - startedAt).toBeLessThan(61_000);
});

test('the end of daylight saving time and unordered lines are not midnight', () => {
  const night = SESSION_START - 10 * 3_600_000;
  const writer = new LogWriter({ time: 2.5 * 3_600_000 }).start().roster(duel);
  writer.wait(-3_500_000).damage('Damon', 'Eltom', '1.00').wait(-500).finish();
  const [match] = readLog(writer.text, { sessionStartedAt: night }).matches;
  const { startedAt, endedAt } = match as LogMatch;
  expect(endedAt - startedAt).toBeLessThan(0);
  expect(endedAt - startedAt).toBeGreaterThan(-3_600_000);
});

test('going back half an hour in the afternoon is the next day', () => {
  const writer = new LogWriter().start().roster(duel).finish().wait(-1_800_000);
  const { matches } = readLog(writer.start().roster(duel).finish().text);
  const [first, second] = matches.map(({ startedAt }) => startedAt) as [number, number];
  expect(Math.round((second - first) / 3_600_000)).toBe(24);
});
