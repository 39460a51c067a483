import {
  dimensionsOf,
  type FactTable,
  factTables,
  measures,
  specialFilters,
} from '@scrapboard/questions';

const quoteNames = (names: readonly string[]) => names.map((name) => `\`${name}\``).join(', ');

/** Describes what can be asked about all matches, from the registry of questions. */
export function describeQuestions(): string {
  const tables = Object.keys(factTables) as FactTable[];
  const descriptions = tables.map((facts) => {
    const filters = Object.entries(specialFilters).flatMap(([name, filter]) =>
      (filter.facts as readonly FactTable[]).includes(facts) ? name : [],
    );
    return [
      `Measures of \`${facts}\`: ${quoteNames(Object.keys(measures[facts]))}.`,
      `Dimensions, which are filters too: ${quoteNames(dimensionsOf(facts))}.`,
      `More filters: ${quoteNames(['from', 'to', ...filters])}.`,
    ].join(' ');
  });
  return ['Statistics over all players and matches.', ...descriptions].join(' ');
}
