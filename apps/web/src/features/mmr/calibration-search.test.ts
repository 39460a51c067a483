import { expect, test } from 'vitest';
import type { MatchSelection } from '../../filters/match-selection.ts';
import { calibrationCodec, daysOfMonth, toCalibrationDays } from './calibration-search.ts';

const now = new Date(2026, 4, 8, 1, 30);
const daysOf = (period: Omit<MatchSelection, 'filters'>) =>
  toCalibrationDays({ ...period, filters: {} }, now, '2026-04-01T00:00:00Z');

test('the days of a period have the dates of the viewer’s calendar', () => {
  expect(daysOf({ period: 'all' })).toEqual({});
  expect(daysOf({ period: 'today' })).toEqual({ from: '2026-05-08' });
  expect(daysOf({ period: '7d' })).toEqual({ from: '2026-05-02' });
  expect(daysOf({ period: 'season' })).toEqual({ from: '2026-04-01' });
  expect(daysOf({ period: 'custom', from: '2026-03-01', to: '2026-03-31' })).toEqual({
    from: '2026-03-01',
    to: '2026-03-31',
  });
});

test('a month lasts from its first to its last day', () => {
  expect(daysOfMonth('2026-02')).toEqual({ from: '2026-02-01', to: '2026-02-28' });
  expect(daysOfMonth('2025-12')).toEqual({ from: '2025-12-01', to: '2025-12-31' });
});

test('only the filters by which scores are stored are read from the URL', () => {
  const query = new URLSearchParams('mode=8v8&region=eu&minPowerScore=5000&period=7d&player=12');
  expect(calibrationCodec.read(query)).toEqual({
    period: '7d',
    filters: { mode: '8v8' },
    player: '12',
  });
});
