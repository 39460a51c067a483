import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { leadOverTime, turningPoint, type VehicleLoss } from './lead.ts';

const loss = (after: number, side: VehicleLoss['side']): VehicleLoss => ({ after, side });

test('the lead is the difference between the vehicles both sides have left', () => {
  const steps = leadOverTime([loss(10, 'second'), loss(20, 'first'), loss(30, 'first')], 0);
  expect(steps.map(({ after, lead }) => [after, lead])).toEqual([
    [0, 0],
    [10, 1],
    [20, 0],
    [30, -1],
  ]);
  expect(steps.at(-1)?.lost).toEqual({ first: 2, second: 1 });
});

test('a side with more vehicles leads from the start', () => {
  expect(leadOverTime([loss(10, 'first')], 0, 2).map(({ lead }) => lead)).toEqual([2, 1]);
});

test.each([
  ['a lead that is never lost', [0, 1, 2, 1], 'first', 1],
  ['a lead that was lost to a tie before', [0, 1, 0, 1, 2], 'first', 3],
  ['the second side coming back', [0, 1, 2, 1, 0, -1, -2], 'second', 5],
  ['a winner who was behind at the end', [0, -1, -2], 'first', null],
  ['a tie at the end', [0, 1, 0], 'first', null],
  ['a winner who led from the start', [2, 1, 2], 'first', null],
  ['no leads', [], 'first', null],
] as const)('the turning point is found for %s', (_, leads, winner, expected) => {
  expect(turningPoint(leads, winner)).toBe(expected);
});

test('from the turning point on the winner leads, and just before it they did not', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: -5, max: 5 })),
      fc.constantFrom('first', 'second'),
      (leads, winner) => {
        const ahead = leads.map((lead) => (winner === 'first' ? lead > 0 : lead < 0));
        const point = turningPoint(leads, winner);
        // The same definition, applied to every index: those that meet it, of which there is at
        // most one.
        const matching = leads.flatMap((_, index) =>
          index > 0 && !ahead[index - 1] && ahead.slice(index).every(Boolean) ? [index] : [],
        );
        expect([point].filter((index) => index !== null)).toEqual(matching);
      },
    ),
  );
});
