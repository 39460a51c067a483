import { expect, test } from 'vitest';
import { INACTIVE_DAYS, PROVISIONAL_SIGMA, ratingStatus } from './rating-status.ts';

test('a player is ranked, provisional or inactive', () => {
  const today = 100;
  const statusAt = (sigma: number, day: number) => ratingStatus({ sigma, day }, today);
  expect(statusAt(PROVISIONAL_SIGMA, today)).toBe('ranked');
  expect(statusAt(PROVISIONAL_SIGMA + 0.1, today)).toBe('provisional');
  expect(statusAt(200, today - INACTIVE_DAYS + 1)).toBe('ranked');
  expect(statusAt(200, today - INACTIVE_DAYS)).toBe('inactive');
  expect(statusAt(260, today - INACTIVE_DAYS)).toBe('inactive');
});
