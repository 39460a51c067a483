import type { Upload } from '@scrapboard/contract';
import { expect, test } from 'vitest';
import { findLogOf, localPlayersOf } from './local-players.ts';
import type { DatedBatch } from './session-date.ts';
import type { UploadItem } from './upload-queue.ts';

const rusty = { id: '1', nickname: 'Rusty' };
const welder = { id: '2', nickname: 'Welder' };

const item = (localPlayers: Upload['localPlayers'], bytes: number | null): UploadItem => ({
  key: `${bytes}`,
  batch: bytes === null ? null : ({ bytes } as DatedBatch),
  session: null,
  state: { name: 'stored' },
  id: 'upload',
  upload: { localPlayers } as Upload,
  known: false,
});

test('every player of the logs sent from here is named once', () => {
  const items = [item([rusty], 2), item([rusty, welder], 1)];
  expect(localPlayersOf(items, null)).toEqual([rusty, welder]);
  expect(localPlayersOf([{ ...item([rusty], 1), state: { name: 'reading' } }], null)).toEqual([]);
});

test('whoever follows a link to an upload is not asked whether they are its player', () => {
  const linked = [item([rusty, welder], null)];
  expect(localPlayersOf(linked, null)).toEqual([]);
  expect(localPlayersOf(linked, welder.id)).toEqual([welder]);
});

test('the smallest log that names the player is sent again', () => {
  const small = item([rusty], 1);
  expect(findLogOf([item([rusty], 9), item([welder], 0), small], rusty.id)).toBe(small);
  expect(findLogOf([item([rusty], null)], rusty.id)).toBeUndefined();
});
