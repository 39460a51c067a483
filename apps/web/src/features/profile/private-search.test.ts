import { expect, test } from 'vitest';
import { createPrivateCodec, isSameDay, pickLinkedPlayer } from './private-search.ts';

const todayCodec = createPrivateCodec('today');
const read = (text: string) => todayCodec.read(new URLSearchParams(text));

test('reads a URL without a period as the initial one', () => {
  expect(read('').period).toBe('today');
  expect(createPrivateCodec('all').read(new URLSearchParams()).period).toBe('all');
});

test('prefers the period of the URL to the initial one', () => {
  expect(read('period=all').period).toBe('all');
  expect(read('period=7d').period).toBe('7d');
  expect(read('from=2026-05-01').period).toBe('custom');
});

test('writes the period into the URL even if it is all time', () => {
  expect(todayCodec.write(read('period=all')).period).toBe('all');
  expect(todayCodec.write(read('from=2026-05-01')).period).toBeUndefined();
});

test('compares days in the time zone of the viewer', () => {
  const noon = new Date(2026, 4, 7, 12);
  expect(isSameDay(new Date(2026, 4, 7, 0, 1).toISOString(), noon)).toBe(true);
  expect(isSameDay(new Date(2026, 4, 6, 23, 59).toISOString(), noon)).toBe(false);
});

test('picks the player in the URL, otherwise the first with matches', () => {
  const player = (id: string, nickname: string | null) => ({ id, nickname, hidden: false });
  const players = [player('1', null), player('2', 'Two'), player('3', 'Three')];
  expect(pickLinkedPlayer(players, '3')?.id).toBe('3');
  expect(pickLinkedPlayer(players, null)?.id).toBe('2');
  expect(pickLinkedPlayer(players, '9')?.id).toBe('2');
  expect(pickLinkedPlayer(players, '1')?.id).toBe('2');
  expect(pickLinkedPlayer([player('1', null)], null)).toBeUndefined();
});
