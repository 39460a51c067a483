import { expect, test } from 'vitest';
import { readable, reasonText, scoreReasonText } from './reason-texts.ts';

test('the reason of the win says more than that of the end', () => {
  expect(reasonText('no_cars', 'MORE_CARS_LEFT')).toEqual({
    text: 'winReason.moreVehicles',
    onTime: false,
  });
});

test('a win when time ran out says so', () => {
  expect(reasonText('timer', 'MORE_BASE_CAPTURED_TIMER')).toEqual({
    text: 'winReason.baseCaptured',
    onTime: true,
  });
});

test('without a known reason of the win that of the end is told, or none', () => {
  expect(reasonText('timer', 'NONE').text).toBe('winReason.timer');
  expect(reasonText('unknown', 'NEW_REASON').text).toBeNull();
  expect(reasonText(null, null).text).toBeNull();
});

test('a score reason nobody knows stays readable', () => {
  expect(scoreReasonText('KILL')).toBe('scoreReason.kill');
  expect(scoreReasonText('BOSS_KILL')).toBeNull();
  expect(readable('BOSS_KILL')).toBe('Boss kill');
  expect(readable('Turret_LandMine')).toBe('Turret land mine');
});
