import type { Upload } from '@scrapboard/contract';
import { expect, test } from 'vitest';
import { tallyOf } from './tally.ts';

const upload = {
  matches: [{ outcome: 'new' }, { outcome: 'new' }, { outcome: 'unfinished' }],
} as Upload;

test('counts no match as new in a log that was uploaded before', () => {
  expect(tallyOf([{ upload, isDuplicate: false }])).toEqual({
    new: 2,
    known: 0,
    unfinished: 1,
    quarantined: 0,
  });
  expect(tallyOf([{ upload, isDuplicate: true }])).toEqual({
    new: 0,
    known: 2,
    unfinished: 1,
    quarantined: 0,
  });
  expect(tallyOf([{ upload: null, isDuplicate: false }])).toEqual({
    new: 0,
    known: 0,
    unfinished: 0,
    quarantined: 0,
  });
});
