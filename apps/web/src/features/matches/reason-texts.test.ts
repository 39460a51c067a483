import { expect, test } from 'vitest';
import { humanize, reasonText, scoreReasonText } from './reason-texts.ts';

test('prefers the reason for the win to the reason for the end', () => {
  expect(reasonText('no_cars', 'MORE_CARS_LEFT')).toEqual({
    text: 'winReason.moreVehicles',
    isTimeout: false,
  });
});

test('reports whether time ran out', () => {
  expect(reasonText('timer', 'MORE_BASE_CAPTURED_TIMER')).toEqual({
    text: 'winReason.baseCaptured',
    isTimeout: true,
  });
});

test('falls back to the reason for the end, or to none', () => {
  expect(reasonText('timer', 'NONE').text).toBe('winReason.timer');
  expect(reasonText('unknown', 'NEW_REASON').text).toBeNull();
  expect(reasonText(null, null).text).toBeNull();
});

test('makes an unknown score reason readable', () => {
  expect(scoreReasonText('KILL')).toBe('scoreReason.kill');
  expect(scoreReasonText('BOSS_KILL')).toBeNull();
  expect(humanize('BOSS_KILL')).toBe('Boss kill');
  expect(humanize('Turret_LandMine')).toBe('Turret land mine');
});
