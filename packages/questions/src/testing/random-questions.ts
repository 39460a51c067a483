import fc from 'fast-check';
import { dimensionsOf } from '../dimensions/dimensions.ts';
import { type FactTable, factTables } from '../fact-tables.ts';
import { measures } from '../measures/measures.ts';
import type { Question } from '../question.ts';
import { readQuestion } from '../url/read-question.ts';
import { sampleValues } from './random-facts.ts';

const listOf = (values: readonly (string | null)[]) =>
  fc
    .uniqueArray(fc.constantFrom(...values.map((value) => value ?? '-')), {
      minLength: 1,
      maxLength: 3,
    })
    .map((list) => list.join(','));

const days = ['2025-10-26', '2025-12-31', '2026-01-01', '2026-02-28', '2026-03-29'];

/** Values of filters; some of them occur in random facts. */
const filterTexts: Partial<Record<string, fc.Arbitrary<string>>> = {
  from: fc.constantFrom('2025-11-01', '2026-01-01', '2025-12-31T22:00:00-02:00'),
  to: fc.constantFrom('2026-02-28', '2026-03-10', '2026-02-28T23:59:59Z'),
  minPowerScore: fc.constantFrom('2500', '9000'),
  maxPowerScore: fc.constantFrom('12999', '22000'),
  confirmed: fc.constantFrom('2', '3'),
  party: fc.constantFrom('solo', 'party'),
  length: fc.constantFrom('0-60', '60-180', '120-'),
  damage: fc.constantFrom('0-500', '500-2000', '1000-'),
  kills: fc.constantFrom('0-1', '1-3', '2-'),
  assists: fc.constantFrom('0-1', '1-'),
  score: fc.constantFrom('0-300', '300-'),
  partDamage: fc.constantFrom('0-1', '1-500', '100-'),
  bots: fc.constantFrom('true', 'only', 'false'),
  carried: fc.constantFrom('true', 'false'),
  carrying: listOf(sampleValues.parts),
  notCarrying: listOf(sampleValues.parts),
  day: listOf(days),
  week: listOf(days),
  month: listOf(['2025-11', '2026-01', '2026-02']),
  season: listOf(['2025-q4', '2026-q1', 'winter', 'none']),
  weekday: listOf(['1', '6', '7']),
  hour: listOf(['0', '1', '12', '23']),
  category: listOf(sampleValues.categories),
  mode: listOf(['conquer', 'raid-easy', 'clan-war']),
  gameplay: listOf(['Conquer', 'none']),
  map: listOf(['sand_crater', 'none']),
  region: listOf(sampleValues.regions),
  clientVersion: listOf(sampleValues.versions),
  powerScoreBand: listOf(['0-2499', '9500-12999', 'leviathan']),
  partySize: listOf(['1', '2', '4']),
  team: listOf(['1', '2']),
  match: listOf(['0000000000001', '0000000000002', '000000000000f']),
  result: listOf(['win', 'draw', 'loss', 'unfinished']),
  part: listOf(sampleValues.parts),
  withPart: listOf(sampleValues.parts),
  allyPart: listOf(sampleValues.parts),
  againstPart: listOf(sampleValues.parts),
  teamWeapons: listOf(['CarPart_Gun', '-', 'CarPart_Gun+CarPart_Gun', '-+CarPart_Gun']),
  teamCabins: listOf(['Cabin_Known', '-']),
  opponentPartySize: listOf(['1', '2', '4', null]),
  partKind: listOf(['weapon', 'cabin', null]),
  partType: listOf(['Shotgun', null]),
  partRarity: listOf(['epic', null]),
  partFaction: listOf(['Nomads', null]),
  build: listOf(sampleValues.builds),
  player: listOf(sampleValues.players),
  cohort: listOf(['2025-10', '2025-12']),
  resource: listOf(sampleValues.resources),
  prices: fc.constantFrom('Gasoline:0.0502', 'Gasoline:0.1,money:1', 'money:1,unknown:2.000001'),
  costs: fc.constantFrom('raid-easy:3.333', 'raid-easy:0.5,clan-war:100'),
  fuel: listOf(['true', 'false']),
  source: listOf(['web', 'cli']),
  outcome: listOf(['new', 'known']),
};

const zone = fc.option(fc.constantFrom('Europe/Berlin', 'America/St_Johns', 'Asia/Kolkata'), {
  nil: '',
});

function questionsOf(facts: FactTable): fc.Arbitrary<Question> {
  const names = Object.keys(measures[facts]);
  const numberMeasureNames = names.filter((name) => measures[facts][name]?.kind === 'number');
  const filterNames = [...dimensionsOf(facts), ...Object.keys(filterTexts)];
  const validFilterNames = [...new Set(filterNames)].filter((name) => isFilter(facts, name));
  return fc
    .record({
      measures: fc.uniqueArray(fc.constantFrom(...names), { minLength: 1, maxLength: 4 }),
      by: fc.uniqueArray(fc.constantFrom(...dimensionsOf(facts)), { maxLength: 3 }),
      // DuckDB takes three times as long to plan the quantiles of units as anything else.
      per: fc.oneof(
        { weight: 3, arbitrary: fc.constant([]) },
        fc.uniqueArray(fc.constantFrom(...dimensionsOf(facts)), { minLength: 1, maxLength: 2 }),
      ),
      filters: fc
        .uniqueArray(fc.constantFrom(...validFilterNames), { maxLength: 3 })
        .chain((chosenNames) =>
          fc.tuple(
            ...chosenNames.map((name) =>
              (filterTexts[name] as fc.Arbitrary<string>).map((text) => [name, text] as const),
            ),
          ),
        ),
      min: fc.option(fc.tuple(fc.constantFrom(...numberMeasureNames), fc.constantFrom(1, 3, 20)), {
        freq: 3,
        nil: undefined,
      }),
      bin: fc.option(
        fc.tuple(fc.constantFrom(...names), fc.constantFrom('0.05', '1', '2.5', '40', '100000')),
        { freq: 4, nil: undefined },
      ),
      sort: fc.uniqueArray(fc.tuple(fc.boolean(), fc.constantFrom(...names)), { maxLength: 2 }),
      sortsByFirst: fc.boolean(),
      zone,
      limit: fc.constantFrom('', '1', '3', '1000'),
      offset: fc.constantFrom('', '', '1', '50'),
      top: fc.constantFrom('', '', 'true'),
    })
    .map(({ by, per, bin, filters, min, sort, sortsByFirst, ...parameters }) => {
      const order = sort.map(([descending, name]) => `${descending ? '-' : ''}${name}`);
      const first = sortsByFirst && by[0] !== undefined ? [`-${by[0]}`] : [];
      return readQuestion([
        ['facts', facts],
        ['measures', parameters.measures.join(',')],
        ['by', by.join(',')],
        ['per', per.join(',')],
        ['bin', bin === undefined ? '' : bin.join(':')],
        ...filters,
        ...missingPrices(facts, parameters.measures, filters),
        ['min', min === undefined ? '' : min.join(':')],
        ['sort', [...first, ...order].join(',')],
        ['zone', parameters.zone],
        ['limit', parameters.limit],
        ['offset', parameters.offset],
        ['top', parameters.top],
      ]);
    })
    .filter((readResult) => 'question' in readResult)
    .map(({ question }) => question);
}

/** Returns the prices that a question needs and lacks: few would have them by chance. */
function missingPrices(
  facts: FactTable,
  names: readonly string[],
  filters: readonly (readonly [string, string])[],
): [string, string][] {
  const needsPrices = names.some((name) => measures[facts][name]?.requiredFilter === 'prices');
  const hasPrices = filters.some(([name]) => name === 'prices');
  return needsPrices && !hasPrices ? [['prices', 'Gasoline:0.75,expFactionTotal:0.000001']] : [];
}

function isFilter(facts: FactTable, name: string): boolean {
  const text = fc.sample(filterTexts[name] ?? fc.constant(''), { numRuns: 1, seed: 1 })[0] ?? '';
  const readResult = readQuestion([
    ['facts', facts],
    ['measures', 'matches'],
    [name, text],
  ]);
  return 'question' in readResult;
}

/** Questions about random facts, about every table equally often. */
export const randomQuestions: fc.Arbitrary<Question> = fc.oneof(
  ...(Object.keys(factTables) as FactTable[]).map(questionsOf),
);
