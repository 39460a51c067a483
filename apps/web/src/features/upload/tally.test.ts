import type { Upload } from '@scrapboard/contract';
import { expect, test } from 'vitest';
import { tallyOf } from './tally.ts';

const upload = {
  matches: [{ outcome: 'new' }, { outcome: 'new' }, { outcome: 'unfinished' }],
} as Upload;

test('a log that was uploaded before brings nothing new, as its row says', () => {
  expect(tallyOf([{ upload, known: false }])).toEqual({
    new: 2,
    known: 0,
    unfinished: 1,
    quarantined: 0,
  });
  expect(tallyOf([{ upload, known: true }])).toEqual({
    new: 0,
    known: 2,
    unfinished: 1,
    quarantined: 0,
  });
  expect(tallyOf([{ upload: null, known: false }])).toEqual({
    new: 0,
    known: 0,
    unfinished: 0,
    quarantined: 0,
  });
});
