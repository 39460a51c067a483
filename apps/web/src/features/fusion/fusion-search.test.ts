import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type FusionSearch, fusionCodec, type PlanSearch } from './fusion-search.ts';

const read = (query: string) => fusionCodec.read(new URLSearchParams(query));
const write = (search: FusionSearch) => {
  const entries = Object.entries(fusionCodec.write(search));
  return new URLSearchParams(entries.flatMap(([name, value]) => (value ? [[name, value]] : [])));
};

test('reads the plan of a link', () => {
  expect(read('options=3,3,3&accept=1,1,2&stabilise=never&bench=ordinary&copy=120').plan).toEqual({
    options: [3, 3, 3],
    accept: [1, 1, 2],
    stabilise: 'never',
    bench: 'ordinary',
    copy: 120,
    stabiliser: 50,
  });
});

test('invalid values in a link are left out or clamped', () => {
  const { plan, secondPlan, limit } = read(
    'options=2,900,0&accept=5&stabilise=maybe&copy=-1&attempts=0&budget=x&accept2=1',
  );
  expect(plan).toMatchObject({
    options: [2, 100, 1],
    accept: [2, 1, 1],
    stabilise: 'never',
    copy: 100,
  });
  expect(secondPlan).toBeUndefined();
  expect(limit).toBeUndefined();
  expect(read('options=1,1,1,1,1,1,1,1').plan.options).toHaveLength(6);
});

const plan: fc.Arbitrary<PlanSearch> = fc
  .array(fc.integer({ min: 1, max: 100 }), { minLength: 1, maxLength: 6 })
  .chain((options) =>
    fc.record({
      options: fc.constant(options),
      accept: fc.tuple(...options.map((count) => fc.integer({ min: 0, max: count }))),
      stabilise: fc.constantFrom('never', 'always', 'whenItPays'),
      bench: fc.constantFrom('ordinary', 'event'),
      part: fc.constantFrom(undefined, 'CarPart_Gun_Shotgun_epic'),
      copy: fc.integer({ min: 0, max: 99_999 }).map((cents) => cents / 100),
      stabiliser: fc.integer({ min: 0, max: 10_000 }),
    }),
  );

test('every state is read back unchanged from its URL', () => {
  const searches: fc.Arbitrary<FusionSearch> = fc.record({
    plan,
    secondPlan: fc.option(plan, { nil: undefined }),
    limit: fc.option(
      fc.record({
        kind: fc.constantFrom('budget', 'attempts'),
        value: fc.integer({ min: 1, max: 1_000_000 }),
      }),
      { nil: undefined },
    ),
    chartUnit: fc.constantFrom('attempts', 'cost'),
    seed: fc.option(fc.integer({ min: 1, max: 2 ** 31 - 1 }), { nil: undefined }),
  });
  fc.assert(
    fc.property(searches, (search) => {
      expect(fusionCodec.read(write(search))).toEqual(search);
    }),
  );
});
