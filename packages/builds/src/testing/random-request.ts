import fc from 'fast-check';
import { type BuildPart, type BuildRequest, partGroups, type Range } from '../build-request.ts';

const groups = ['cabin', 'weapon', 'movement', 'generator', 'engine', 'structure'] as const;
const small = (max: number) => fc.integer({ min: 0, max });
const optional = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined });

/** A part of a group; now and then a figure is missing. */
const partOf = (group: BuildPart['group'], index: number): fc.Arbitrary<BuildPart> =>
  fc
    .record({
      powerScore: small(9).map((value) => 10 * value),
      durability: small(20),
      mass: small(12),
      energy: small(4),
      tonnage: small(30),
      speed: small(10).map((value) => 10 * value),
      cost: fc.option(small(9), { freq: 8 }),
      level: small(3),
      missing: small(30),
      damage: fc.option(small(50), { freq: 5 }),
      winRate: fc.option(fc.integer({ min: -5, max: 9 }), { freq: 5 }),
    })
    .map(({ powerScore, durability, mass, energy, tonnage, speed, cost, level, ...rest }) => ({
      id: `${group}${index}`,
      group,
      powerScore: rest.missing === 0 ? null : powerScore,
      figures: {
        ...(rest.missing !== 1 && { durability }),
        mass,
        ...(group === 'weapon' && { energyUse: energy }),
        ...(group === 'engine' && { energyUse: energy % 2, cabinSpeed: speed / 5, topSpeed: 80 }),
        ...(group === 'generator' && { energySupply: energy }),
        ...(group === 'movement' && { tonnage, ...(level > 0 && { chassisSpeed: speed + 10 }) }),
        ...(group === 'cabin' && {
          energySupply: 2 * energy + 2,
          tonnage: tonnage + 10,
          massLimit: tonnage + 25,
          cabinSpeed: speed + 10,
        }),
      },
      faction: `faction${index % 2}`,
      level,
      cost,
      ...(group === 'weapon' && { measured: { damage: rest.damage, winRate: rest.winRate } }),
    }));

/** How a part relates to the previous one of its group, so that some parts are equal or never needed. */
const twin = fc.constantFrom('none', 'same', 'worse', 'worse');

/** Returns the same part under another id, or one that is no better in anything. */
function twinOf(part: BuildPart, id: string, isWorse: boolean): BuildPart {
  const { powerScore, figures } = part;
  return {
    ...part,
    id,
    powerScore: powerScore === null || !isWorse ? powerScore : powerScore + 10,
    figures: { ...figures, mass: (figures.mass ?? 0) + (isWorse ? 1 : 0) },
  };
}

const catalogue: fc.Arbitrary<BuildPart[]> = fc
  .tuple(
    ...groups.map((group) =>
      fc.integer({ min: group === 'cabin' ? 1 : 0, max: 2 }).map((count) => ({ group, count })),
    ),
  )
  .chain((counts) =>
    fc.tuple(
      ...counts.flatMap(({ group, count }) =>
        Array.from({ length: count }, (_, index) => fc.tuple(partOf(group, index), twin)),
      ),
    ),
  )
  .map((parts) =>
    parts.map(([part, relation], index) => {
      const before = parts[index - 1]?.[0];
      if (relation === 'none' || before?.group !== part.group) return part;
      return twinOf(before, part.id, relation === 'worse');
    }),
  );

const range = (max: number): fc.Arbitrary<Range> =>
  fc.record({ min: small(max), max: small(2 * max) }, { requiredKeys: [] });

/** A request with so few possible builds that all of them can be checked. */
export const randomRequest: fc.Arbitrary<BuildRequest> = catalogue.chain((parts) => {
  const id = fc.constantFrom(...parts.map((part) => part.id));
  const weight = optional(small(3));
  return fc
    .record({
      maxCopies: fc.integer({ min: 1, max: 2 }),
      powerScore: optional(range(150)),
      withinTonnage: fc.boolean(),
      groups: fc.dictionary(fc.constantFrom(...groups.slice(1)), range(2), { maxKeys: 5 }),
      copies: fc.dictionary(fc.constantFrom(...groups.slice(1)), small(2), { maxKeys: 1 }),
      parts: fc.dictionary(id, range(1), { maxKeys: 1 }),
      budget: optional(small(30)),
      minSpeed: optional(small(80)),
      minDurability: optional(small(60)),
      pairs: fc.subarray(['movement', 'structure'] as const),
      owned: fc.dictionary(id, small(2), { maxKeys: 3 }),
      ownedOnly: fc.integer({ min: 0, max: 9 }).map((value) => value === 0),
      factionLevels: fc.dictionary(fc.constant('faction1'), small(3), { maxKeys: 1 }),
      weights: fc.record({
        durability: weight,
        damage: weight,
        winRate: weight,
        speed: weight,
        cost: weight,
        powerScore: weight,
      }),
      count: fc.integer({ min: 1, max: 3 }),
      difference: optional(
        fc.record({
          parts: fc.integer({ min: 1, max: 2 }),
          groups: fc.subarray([...partGroups], { minLength: 3 }),
        }),
      ),
      armamentEnergy: fc.integer({ min: 1, max: 8 }),
      needsPrices: fc.boolean(),
    })
    .map(
      ({
        maxCopies,
        weights,
        count,
        difference,
        armamentEnergy,
        needsPrices,
        ...limits
      }): BuildRequest => {
        const given = Object.entries(limits).filter(([, value]) => value !== undefined);
        return {
          parts,
          limits: Object.fromEntries(given),
          weights: Object.fromEntries(
            Object.entries(weights).filter(([, value]) => value !== undefined),
          ),
          maxCopies,
          count,
          armamentEnergy,
          needsPrices,
          ...(difference !== undefined && { difference }),
        };
      },
    );
});
