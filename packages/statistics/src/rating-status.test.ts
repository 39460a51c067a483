import { expect, test } from 'vitest';
import { INACTIVE_DAYS, PROVISIONAL_SIGMA, ratingStatus } from './rating-status.ts';

test('a player is ranked, provisional or inactive', () => {
  const today = 100;
  const at = (sigma: number, day: number) => ratingStatus({ sigma, day }, today);
  expect(at(PROVISIONAL_SIGMA, today)).toBe('ranked');
  expect(at(PROVISIONAL_SIGMA + 0.1, today)).toBe('provisional');
  expect(at(200, today - INACTIVE_DAYS + 1)).toBe('ranked');
  expect(at(200, today - INACTIVE_DAYS)).toBe('inactive');
  expect(at(260, today - INACTIVE_DAYS)).toBe('inactive');
});
