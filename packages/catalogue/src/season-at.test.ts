import fc from 'fast-check';
import { expect, test } from 'vitest';
import { seasonAt, seasonsBetween, toSeason } from './season-at.ts';

test('by default a season is a calendar quarter in UTC', () => {
  expect(seasonAt('2026-11-21T10:00:00Z')).toEqual({
    id: '2026-q4',
    name: 'Q4 2026',
    from: Date.parse('2026-10-01T00:00:00Z'),
    to: Date.parse('2027-01-01T00:00:00Z'),
  });
  expect(seasonAt('2026-04-01T01:00:00+02:00').id).toBe('2026-q1');
});

test('a season contains its instant and the next begins where it ends', () => {
  const instant = fc.date({
    min: new Date('2015-01-01'),
    max: new Date('2060-01-01'),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(instant, (date) => {
      const season = seasonAt(date.getTime());
      expect(season.from).toBeLessThanOrEqual(date.getTime());
      expect(season.to).toBeGreaterThan(date.getTime());
      expect(seasonAt(season.to).from).toBe(season.to);
      expect(seasonAt(season.from).id).toBe(season.id);
    }),
  );
});

test('a listed season takes precedence, quarters apply outside of it', () => {
  const summer = toSeason({ id: 's1', name: 'Summer', from: '2026-06-15', to: '2026-08-01' });
  expect(seasonAt('2026-06-15T00:00:00Z', [summer]).id).toBe('s1');
  expect(seasonAt('2026-07-31T23:59:59.999Z', [summer]).id).toBe('s1');
  expect(seasonAt('2026-08-01T00:00:00Z', [summer]).id).toBe('2026-q3');
});

test('an invalid instant is rejected', () => {
  expect(() => seasonAt('soon')).toThrow('not an instant');
});

test('the seasons of an interval follow each other without gaps', () => {
  const summer = toSeason({ id: 's1', name: 'Summer', from: '2026-06-15', to: '2026-08-01' });
  const at = (day: string) => Date.parse(`${day}T00:00:00Z`);
  const found = seasonsBetween(at('2026-06-10'), at('2026-10-02'), [summer]);
  expect(found.map(({ id, from, to }) => [id, from, to])).toEqual([
    ['2026-q2', at('2026-04-01'), at('2026-06-15')],
    ['s1', at('2026-06-15'), at('2026-08-01')],
    ['2026-q3', at('2026-08-01'), at('2026-10-01')],
    ['2026-q4', at('2026-10-01'), at('2027-01-01')],
  ]);
  expect(seasonsBetween(at('2026-06-20'), at('2026-06-27'), [summer])).toEqual([summer]);
});
