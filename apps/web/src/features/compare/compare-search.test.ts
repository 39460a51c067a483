import { expect, test } from 'vitest';
import { changeSubjects, compareCodec, selectionOf } from './compare-search.ts';

const read = (query: string) => selectionOf(compareCodec.read(new URLSearchParams(query)));

test('the URL names up to six players, parts or builds, each once', () => {
  expect(read('')).toEqual({ kind: 'players', ids: [] });
  expect(read('players=4,5,4,%20,6')).toEqual({ kind: 'players', ids: ['4', '5', '6'] });
  expect(read('players=1,2,3,4,5,6,7').ids).toHaveLength(6);
  expect(read('players=4&parts=A_1,B.2')).toEqual({ kind: 'parts', ids: ['A_1', 'B.2'] });
  expect(read('builds=0005b2b5,no')).toEqual({ kind: 'builds', ids: ['0005b2b5'] });
  const search = { ...compareCodec.read(new URLSearchParams('parts=A,B')) };
  const query = compareCodec.write({ ...search, ...changeSubjects('players', ['4', '5']) });
  expect(query).toMatchObject({ players: '4,5', parts: undefined });
  expect(changeSubjects('parts', []).parts).toBeUndefined();
});
