import { expect, test } from 'vitest';
import { humanize, reasonTextKey, scoreReasonTextKey } from './reason-texts.ts';

test('prefers the reason for the win to the reason for the end', () => {
  expect(reasonTextKey('no_cars', 'MORE_CARS_LEFT')).toEqual({
    key: 'winReason.moreVehicles',
    isTimeout: false,
  });
});

test('reports whether time ran out', () => {
  expect(reasonTextKey('timer', 'MORE_BASE_CAPTURED_TIMER')).toEqual({
    key: 'winReason.baseCaptured',
    isTimeout: true,
  });
});

test('falls back to the reason for the end, or to none', () => {
  expect(reasonTextKey('timer', 'NONE').key).toBe('winReason.timer');
  expect(reasonTextKey('unknown', 'NEW_REASON').key).toBeNull();
  expect(reasonTextKey(null, null).key).toBeNull();
});

test('makes an unknown score reason readable', () => {
  expect(scoreReasonTextKey('KILL')).toBe('scoreReason.kill');
  expect(scoreReasonTextKey('BOSS_KILL')).toBeNull();
  expect(humanize('BOSS_KILL')).toBe('Boss kill');
  expect(humanize('Turret_LandMine')).toBe('Turret land mine');
});
