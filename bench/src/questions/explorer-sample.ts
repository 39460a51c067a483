import { applicableFilters } from '../../../apps/web/src/answers/applicable-filters.ts';
import { explorerQuestion } from '../../../apps/web/src/answers/explorer-question.ts';
import {
  EXPLORER_PART_KINDS,
  type ExplorerSearch,
  explorerCodec,
} from '../../../apps/web/src/answers/explorer-search.ts';
import {
  allMeasures,
  type FactMeasure,
  measureDefinition,
} from '../../../apps/web/src/answers/fact-measure.ts';
import { findIncompatibility } from '../../../apps/web/src/answers/find-incompatibility.ts';
import type { PageFilters } from '../../../apps/web/src/questions/question-filters.ts';
import { toQuestion } from '../../../apps/web/src/questions/to-question.ts';
import {
  type DimensionName,
  dimensions,
} from '../../../packages/questions/src/dimensions/dimensions.ts';
import type { Filters, Question } from '../../../packages/questions/src/question.ts';
import { questionParameters } from '../../../packages/questions/src/url/question-parameters.ts';
import { readQuestion } from '../../../packages/questions/src/url/read-question.ts';
import { Random } from '../../../packages/simulator/src/random.ts';
import type { DayRange } from './page-questions.ts';

export interface SampledQuestion {
  /** The URL's query, from which the page makes the same question. */
  name: string;
  create: (period: DayRange) => Question;
}

const dimensionNames = Object.keys(dimensions) as DimensionName[];
const measures = allMeasures().filter(
  (measure) => measureDefinition(measure).requiredFilter !== 'prices',
);

/** Choices of the filter bar that some of the seeded rows meet. */
const filterChoices: readonly ((random: Random) => Filters)[] = [
  (random) => ({ category: [random.pick(['pvp', 'pve', 'brawl'])] }),
  (random) => ({ mode: [random.pick(['8v8', '6v6', 'clan-war', 'raid-hard', 'bedlam'])] }),
  (random) => ({ map: [`map_${random.below(40)}`] }),
  (random) => ({ region: [random.pick(['eu', 'na', 'ru', 'asia'])] }),
  (random) => ({ weekday: random.pick([['6', '7'], ['1']]) }),
  (random) => ({ hour: random.pick([['20'], ['18', '19', '20', '21']]) }),
  (random) => ({ clientVersion: [`2.${random.between(20, 25)}`] }),
  (random) => ({ player: [`${random.below(200)}@live`] }),
  (random) => ({ party: random.pick(['solo', 'party'] as const) }),
  (random) => ({ minPowerScore: 1000 * random.between(3, 8) }),
  (random) => ({ maxPowerScore: 1000 * random.between(8, 12) }),
];

/** Returns a dimension that the menu offers, or none. */
function pickDimension(
  random: Random,
  measure: FactMeasure,
  by: readonly DimensionName[],
): DimensionName | undefined {
  const offered = dimensionNames.filter(
    (name) => findIncompatibility(measure, [...by, name]) === null,
  );
  return offered.length === 0 ? undefined : random.pick(offered);
}

function sampleSearch(random: Random): ExplorerSearch {
  const measure = random.pick(measures);
  const by = random.chance(0.8) ? pickDimension(random, measure, []) : undefined;
  const split =
    by !== undefined && random.chance(0.5) ? pickDimension(random, measure, [by]) : undefined;
  const isNarrowed = measure.facts === 'parts' && random.chance(0.5);
  return {
    measure,
    by,
    split,
    ...(isNarrowed && { kind: random.pick(EXPLORER_PART_KINDS) }),
    ...(random.chance(0.1) && { chart: 'scatter' }),
  };
}

function sampleFilters(random: Random): Filters {
  const number = random.weightedIndex([5, 3, 2]);
  const filters = random.shuffle([...filterChoices]).slice(0, number);
  return Object.assign({}, ...filters.map((choose) => choose(random)));
}

/**
 * Returns questions drawn from those that the explorer's menus and filter bar offer: all measures are
 * equally likely, and so are the dimensions that fit one. The same seed gives the same questions.
 */
export function sampleExplorerQuestions(size: number, seed: number): SampledQuestion[] {
  const random = new Random(seed);
  const sample: SampledQuestion[] = [];
  while (sample.length < size) {
    const search = sampleSearch(random);
    const chosenFilters = sampleFilters(random);
    const create = ([from, to]: DayRange) => {
      const pageFilters: PageFilters = { ...chosenFilters, from, to, zone: 'Europe/Berlin' };
      const { filters } = applicableFilters(search.measure, pageFilters);
      return toQuestion(explorerQuestion(search), filters).question;
    };
    // The page refuses some questions, such as a measure of whole matches filtered by player.
    const parameters = questionParameters(create(['2026-01-01', '2026-01-31']));
    if ('problems' in readQuestion(parameters)) continue;
    const queryFields = Object.entries({ ...explorerCodec.write(search), ...chosenFilters });
    const query = queryFields.flatMap(([name, value]) =>
      value === undefined ? [] : `${name}=${value}`,
    );
    sample.push({ name: query.join('&'), create });
  }
  return sample;
}
