import { expect, test } from 'vitest';
import { createMatchReader } from './create-match-reader.ts';
import type { LogMatch } from './types.ts';

declare const TextEncoder: new () => { encode(text: string): Uint8Array };

const score = (time: string, player: number, reason: string) =>
  `${time}| Score:\t\tplayer:  ${player},\t\tnick:               Damon,\t\tGot:  40,\t\treason: ${reason}`;
const finish =
  '10:03:10.000| ===== Gameplay finish, reason: unknown, winner team 1, win reason: OBJECTIVE_COMPLETE, battle time: 180.0 sec =====';

function readRaid(...lines: string[]): LogMatch {
  const matches: LogMatch[] = [];
  const reader = createMatchReader({ session: 0, onMatch: (match) => matches.push(match) });
  const log = [
    "10:00:00.000| ====== starting level 3: 'levels/maps/castle' Pve_Blockpost ======",
    "10:00:02.000| ===== Gameplay 'Pve_Blockpost' started, map 'castle' ======",
    '10:00:10.000| Active battle started.',
    '10:00:10.000| \tplayer  0, uid 00136686, party 00000000, nickname: Damon               , team: 1, bot: 0, ur: 8504, mmHash: 23436b03',
    ...lines,
  ];
  reader.push('combat', new TextEncoder().encode(`${log.join('\r\n')}\r\n`));
  reader.end();
  const [match] = matches;
  if (match === undefined) throw new Error('no match was read');
  return match;
}

test('waves and objectives have their battle time, counted back from the finish', () => {
  const { splits } = readRaid(
    '10:00:50.500| Wave:2',
    score('10:01:10.000', 0, 'OBJECTIVE'),
    score('10:01:10.400', 0, 'OBJECTIVE'),
    score('10:01:30.000', 0, 'KILL'),
    '10:02:10.000| Wave:3',
    score('10:02:40.000', 0, 'OBJECTIVE'),
    finish,
  );
  expect(splits).toEqual([
    { kind: 'wave', number: 2, time: 405 },
    { kind: 'objective', number: 1, time: 600 },
    { kind: 'wave', number: 3, time: 1200 },
    { kind: 'objective', number: 2, time: 1500 },
  ]);
});

test('an unfinished raid has none, nor has a kind of line that is written all the time', () => {
  expect(readRaid('10:00:50.500| Wave:2').splits).toEqual([]);
  const ticks = Array.from({ length: 30 }, (_, i) =>
    score(`10:01:${String(2 * i).padStart(2, '0')}.000`, 0, 'OBJECTIVE'),
  );
  const { splits } = readRaid(...ticks, '10:02:10.000| Wave:3', finish);
  expect(splits).toEqual([{ kind: 'wave', number: 3, time: 1200 }]);
});
