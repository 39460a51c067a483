import { expect, test } from 'vitest';
import { optimiserCodec } from './optimiser-search.ts';

const read = (query: string) => optimiserCodec.read(new URLSearchParams(query));
const write = (query: string) =>
  Object.fromEntries(
    Object.entries(optimiserCodec.write(read(query))).filter(([, value]) => value !== undefined),
  );

test('defaults leave the URL empty', () => {
  expect(write('')).toEqual({});
  expect(read('').powerScore).toEqual({ max: 9000 });
  expect(read('').groups.weapon).toEqual({ min: 1, max: 6 });
});

test('every option is written to the URL and read back', () => {
  const query = {
    weights: '1,0,10,0,3,2',
    powerScore: '5000-7000',
    weapon: '2-2',
    structure: '-0',
    copies: '3',
    parts: 'CarPart_Gun_Minigun:2-,CarPart_Drill_epic:-0',
    budget: '3000',
    storage: 'only',
    ways: 'craft',
    unpriced: 'no',
    minSpeed: '80',
    minDurability: '2000',
    pairs: 'weapon,movement',
    overload: 'yes',
    levels: "Scavengers:10,Dawn's Children:5",
    count: '3',
    differ: 'any',
    mode: 'clan-war',
    band: 'all',
    estimate: 'middle',
    trade: 'durability,cost',
  };
  expect(write(new URLSearchParams(query).toString())).toEqual(query);
});

test('an empty list of pairs is written as “none”', () => {
  expect(write('pairs=none')).toEqual({ pairs: 'none' });
  expect(read('pairs=none').pairs).toEqual([]);
});

test('reads invalid values as the default', () => {
  expect(write('weights=1,2&powerScore=abc&count=99&trade=cost,cost&differ=all')).toEqual({
    powerScore: '-',
  });
});
