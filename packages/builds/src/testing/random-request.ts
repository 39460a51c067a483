import fc from 'fast-check';
import { type BuildPart, type BuildRequest, partGroups, type Range } from '../build-request.ts';

const groups = ['cabin', 'weapon', 'movement', 'generator', 'engine', 'structure'] as const;
const upTo = (max: number) => fc.integer({ min: 0, max });
const optional = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined });

/** A part of a group; now and then a figure is missing. */
const arbitraryPart = (group: BuildPart['group'], index: number): fc.Arbitrary<BuildPart> =>
  fc
    .record({
      powerScore: upTo(9).map((value) => 10 * value),
      durability: upTo(20),
      mass: upTo(12),
      energy: upTo(4),
      tonnage: upTo(30),
      speed: upTo(10).map((value) => 10 * value),
      cost: fc.option(upTo(9), { freq: 8 }),
      level: upTo(3),
      missing: upTo(30),
      damage: fc.option(upTo(50), { freq: 5 }),
      winRate: fc.option(fc.integer({ min: -5, max: 9 }), { freq: 5 }),
    })
    .map(({ powerScore, durability, mass, energy, tonnage, speed, cost, level, ...values }) => ({
      id: `${group}${index}`,
      group,
      powerScore: values.missing === 0 ? null : powerScore,
      figures: {
        ...(values.missing !== 1 && { durability }),
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
      ...(group === 'weapon' && { measured: { damage: values.damage, winRate: values.winRate } }),
    }));

/** How a part relates to the previous one of its group, so that some parts are equal or never needed. */
const relationToPrevious = fc.constantFrom('none', 'same', 'worse', 'worse');

/** Returns the same part under another id, or one that is no better in anything. */
function createSimilarPart(part: BuildPart, id: string, isWorse: boolean): BuildPart {
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
        Array.from({ length: count }, (_, index) =>
          fc.tuple(arbitraryPart(group, index), relationToPrevious),
        ),
      ),
    ),
  )
  .map((parts) =>
    parts.map(([part, relation], index) => {
      const previous = parts[index - 1]?.[0];
      if (relation === 'none' || previous?.group !== part.group) return part;
      return createSimilarPart(previous, part.id, relation === 'worse');
    }),
  );

const range = (max: number): fc.Arbitrary<Range> =>
  fc.record({ min: upTo(max), max: upTo(2 * max) }, { requiredKeys: [] });

/** A request with so few possible builds that all of them can be checked. */
export const randomRequest: fc.Arbitrary<BuildRequest> = catalogue.chain((parts) => {
  const id = fc.constantFrom(...parts.map((part) => part.id));
  const weight = optional(upTo(3));
  return fc
    .record({
      maxCopies: fc.integer({ min: 1, max: 2 }),
      powerScore: optional(range(150)),
      withinTonnage: fc.boolean(),
      groups: fc.dictionary(fc.constantFrom(...groups.slice(1)), range(2), { maxKeys: 5 }),
      copies: fc.dictionary(fc.constantFrom(...groups.slice(1)), upTo(2), { maxKeys: 1 }),
      parts: fc.dictionary(id, range(1), { maxKeys: 1 }),
      budget: optional(upTo(30)),
      minSpeed: optional(upTo(80)),
      minDurability: optional(upTo(60)),
      pairs: fc.subarray(['movement', 'structure'] as const),
      owned: fc.dictionary(id, upTo(2), { maxKeys: 3 }),
      ownedOnly: fc.integer({ min: 0, max: 9 }).map((value) => value === 0),
      factionLevels: fc.dictionary(fc.constant('faction1'), upTo(3), { maxKeys: 1 }),
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
        const definedLimits = Object.entries(limits).filter(([, value]) => value !== undefined);
        return {
          parts,
          limits: Object.fromEntries(definedLimits),
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
