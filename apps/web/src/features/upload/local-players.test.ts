import type { Upload } from '@scrapboard/contract';
import { expect, test } from 'vitest';
import { listUploadsOf, localPlayersOf } from './local-players.ts';
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
  isDuplicate: false,
});

test('returns every local player of the logs sent from here once', () => {
  const items = [item([rusty], 2), item([rusty, welder], 1)];
  expect(localPlayersOf(items, null)).toEqual([rusty, welder]);
  expect(localPlayersOf([{ ...item([rusty], 1), state: { name: 'reading' } }], null)).toEqual([]);
});

test('returns only the requested player of an upload opened through its link', () => {
  const openedItems = [item([rusty, welder], null)];
  expect(localPlayersOf(openedItems, null)).toEqual([]);
  expect(localPlayersOf(openedItems, welder.id)).toEqual([welder]);
});

test('lists the logs that name the player, the smallest first', () => {
  const small = item([rusty], 1);
  const large = item([rusty], 9);
  expect(listUploadsOf([large, item([welder], 0), small], rusty.id)).toEqual([small, large]);
  expect(listUploadsOf([item([rusty], null)], rusty.id)).toEqual([]);
});
