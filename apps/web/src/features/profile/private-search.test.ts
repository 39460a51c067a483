import { expect, test } from 'vitest';
import { pickLinkedPlayer, readPrivateSearch, writePrivateSearch } from './private-search.ts';

const now = new Date(2026, 4, 7, 12);
const played = (day: number) => ({ lastSeenAt: new Date(2026, 4, day, 1).toISOString() });
const read = (query: string, player?: { lastSeenAt: string }) =>
  readPrivateSearch(new URLSearchParams(query), player, now);

test('it starts with today for whoever has played today, else with all time', () => {
  expect(read('', played(7)).period).toBe('today');
  expect(read('', played(6)).period).toBe('all');
  expect(read('', undefined).period).toBe('all');
});

test('a period that was chosen holds whenever he has played', () => {
  expect(read('period=all', played(7)).period).toBe('all');
  expect(read('period=7d', played(6)).period).toBe('7d');
  expect(read('from=2026-05-01', played(7)).period).toBe('custom');
});

test('an address says its period even where it is all time', () => {
  const search = read('period=all', played(7));
  const query = new URLSearchParams(
    Object.entries(writePrivateSearch(search)).filter((entry) => entry[1] !== undefined) as [
      string,
      string,
    ][],
  );
  expect(query.toString()).toBe('period=all');
  expect(writePrivateSearch(read('from=2026-05-01')).period).toBeUndefined();
});

test('of several players the one that is asked for is shown, else the first with matches', () => {
  const player = (id: string, nickname: string | null) => ({ id, nickname, hidden: false });
  const players = [player('1', null), player('2', 'Two'), player('3', 'Three')];
  expect(pickLinkedPlayer(players, '3')?.id).toBe('3');
  expect(pickLinkedPlayer(players, null)?.id).toBe('2');
  expect(pickLinkedPlayer(players, '9')?.id).toBe('2');
  expect(pickLinkedPlayer(players, '1')?.id).toBe('2');
  expect(pickLinkedPlayer([player('1', null)], null)).toBeUndefined();
});
