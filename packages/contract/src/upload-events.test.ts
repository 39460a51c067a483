import { expect, test } from 'vitest';
import { applyUploadEvent, uploadEventOf } from './upload-events.ts';
import type { Upload, UploadedMatch } from './uploads.ts';

const match = (id: string): UploadedMatch => ({
  id,
  map: { id: 'a', name: 'A' },
  mode: { id: 'b', name: 'B' },
  startedAt: '2026-05-07T09:58:30.000Z',
  outcome: 'new',
});

const upload = (status: Upload['status'], ...ids: string[]): Upload => ({
  id: '0'.repeat(32),
  status,
  receivedAt: '2026-05-07T12:00:00.000Z',
  progress: { bytes: 0, totalBytes: 0, matches: ids.length },
  matches: ids.map(match),
  localPlayers: [],
  ignored: { testDrives: 0, unknownLines: 0, examples: [] },
  refused: [],
});

test('applying all events gives the current upload', () => {
  const states = [
    upload('queued'),
    upload('reading', 'm1', 'm2'),
    upload('reading', 'm1', 'm2', 'm3'),
    upload('stored', 'm1', 'moved', 'm3'),
  ];
  let receivedMatches: UploadedMatch[] = [];
  for (const state of states) {
    const event = uploadEventOf(state, receivedMatches.length);
    expect(applyUploadEvent(receivedMatches, event)).toEqual(state);
    receivedMatches = state.matches;
  }
});

test('known matches are not repeated while more may come', () => {
  expect(uploadEventOf(upload('reading', 'm1', 'm2', 'm3'), 2).matches).toEqual([match('m3')]);
});

test('a new connection starts from the beginning', () => {
  const state = upload('reading', 'm1', 'm2');
  const staleMatches = [match('m1'), match('other'), match('further')];
  expect(applyUploadEvent(staleMatches, uploadEventOf(state, 0))).toEqual(state);
});
