import { expect, test, vi } from 'vitest';
import { createMatchReader } from './create-match-reader.ts';
import { bytesOf, duel, LogWriter, readLog, SESSION_START } from './testing/log-writer.ts';
import type { LogMatch } from './types.ts';

// Some tests push hundreds of megabytes, which may take long on a slow machine.
vi.setConfig({ testTimeout: 120_000 });

test.each([
  [
    'damage',
    "12:00:09.000| Damage. Victim: Eltom               , attacker: Damon               , weapon 'X', damage: 13.8",
  ],
  [
    'score',
    '12:00:09.000| Score:\t\tplayer:  0,\t\tnick:               Damon,\t\tGot:  10,\t\treason: KIL',
  ],
  ['kill', '12:00:09.000| Kill. Victim: Eltom                killer: Damon'],
  ['medal', "12:00:09.000| Stripe 'PvpMvpWin' value increased by 1 for player 0 [Damon]."],
  [
    'finish',
    '12:00:09.000| ===== Gameplay finish, reason: no_cars, winner team 1, win reason: MORE_CARS_LEFT, battle time: 16',
  ],
])('a last %s line without a line break is ignored', (_, line) => {
  const completeText = new LogWriter().start().roster(duel).text;
  const cut = readLog(completeText + line);
  const { lines, ...match } = cut.matches[0] as LogMatch;
  expect(match).toEqual({ ...readLog(completeText).matches[0], lines: undefined });
  expect(cut.summary.unknownLines).toBe(0);
});

test('a last finish line without a line break is complete if it ends in equals signs', () => {
  const text = new LogWriter().start().roster(duel).finish().text;
  expect(readLog(text.trimEnd())).toEqual(readLog(text));
});

test('counts unknown lines and returns the first ones, shortened', () => {
  const writer = new LogWriter().start().roster(duel);
  for (let i = 0; i < 50; i++) writer.line(`News ${i} ${'x'.repeat(300)}`);
  const { summary, matches } = readLog(writer.finish().text);
  expect(summary.unknownLines).toBe(50);
  expect(summary.unknownExamples).toHaveLength(20);
  expect(summary.unknownExamples[0]).toMatch(/^12:00:00\.\d+\| News 0 x+$/);
  expect(summary.unknownExamples[0]).toHaveLength(200);
  expect(matches[0]?.finish).not.toBeNull();
});

test('an overlong line is cut and the following lines are read', () => {
  const longLine = `12:00:00.100| ${'x'.repeat(1_000_000)}\n`;
  const { matches, summary } = readLog(
    longLine + new LogWriter().start().roster(duel).finish().text,
  );
  expect(matches).toHaveLength(1);
  expect(summary.unknownLines + summary.lines).toBeLessThan(15);
});

test('reports input that is not a log', () => {
  expect(readLog('').summary.isLog).toBe(false);
  expect(readLog('\x89PNG\r\n\x1a\n\0\0\0\rIHDR').summary.isLog).toBe(false);
  expect(readLog('Dear diary,\nnothing happened.\n').summary.isLog).toBe(false);
  expect(readLog('12:00:00.000| Active battle started.\n').summary.isLog).toBe(true);
  const reader = createMatchReader({ sessionStartedAt: SESSION_START, onMatch: () => {} });
  reader.push('game', bytesOf("12:00:00.000         | Steam initialized appId 1, userName 'x'\n"));
  expect(reader.end()).toMatchObject({ isLog: true, matches: 0, unknownLines: 0 });
});

test('memory does not grow with the length of the log', () => {
  const writer = new LogWriter();
  for (let i = 0; i < 40; i++) {
    writer.hangar().start().roster(duel);
    for (let j = 0; j < 1_000; j++) writer.damage('Damon', 'Eltom', `${j}.25`);
    writer.finish();
  }
  const chunk = bytesOf(writer.text);
  let matches = 0;
  const reader = createMatchReader({ sessionStartedAt: SESSION_START, onMatch: () => matches++ });
  const memoryInUse = () => process.memoryUsage().heapUsed + process.memoryUsage().external;
  const initialMemory = memoryInUse();
  let peak = 0;
  for (let bytesFed = 0; bytesFed < 120_000_000; bytesFed += chunk.length) {
    reader.push('combat', chunk);
    peak = Math.max(peak, memoryInUse() - initialMemory);
  }
  expect(reader.end().matches).toBe(matches);
  expect(peak).toBeLessThan(64_000_000);
});

test('memory does not grow with names that never repeat', () => {
  let peak = 0;
  const memoryInUse = () => process.memoryUsage().heapUsed + process.memoryUsage().external;
  const initialMemory = memoryInUse();
  const reader = createMatchReader({ sessionStartedAt: SESSION_START, onMatch: () => {} });
  reader.push('combat', bytesOf(new LogWriter().start().roster(duel).text));
  for (let batch = 0; batch < 10; batch++) {
    const writer = new LogWriter();
    for (let i = 0; i < 5_000; i++) {
      writer.damage(`a${batch}_${i}`, `v${batch}_${i}`, '1.00').kill(`k${i}`, `w${batch}_${i}`);
    }
    reader.push('combat', bytesOf(writer.text));
    peak = Math.max(peak, memoryInUse() - initialMemory);
  }
  expect(reader.end().matches).toBe(1);
  expect(peak).toBeLessThan(100_000_000);
});
