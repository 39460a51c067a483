import {
  dimensionsOf,
  type FactTable,
  factTables,
  measures,
  specialFilters,
} from '@scrapboard/questions';

const quoted = (names: readonly string[]) => names.map((name) => `\`${name}\``).join(', ');

/** Describes what can be asked about all matches, from the registry of questions. */
export function describeQuestions(): string {
  const tables = Object.keys(factTables) as FactTable[];
  const described = tables.map((facts) => {
    const filters = Object.entries(specialFilters).flatMap(([name, filter]) =>
      (filter.facts as readonly FactTable[]).includes(facts) ? name : [],
    );
    return [
      `Measures of \`${facts}\`: ${quoted(Object.keys(measures[facts]))}.`,
      `Dimensions, which are filters too: ${quoted(dimensionsOf(facts))}.`,
      `More filters: ${quoted(['from', 'to', ...filters])}.`,
    ].join(' ');
  });
  return ['Statistics over all players and matches.', ...described].join(' ');
}
