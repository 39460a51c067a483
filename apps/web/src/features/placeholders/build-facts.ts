import type { Overview } from '@scrapboard/contract';
import type { Format } from '../../format.ts';
import { gameName } from '../../i18n/game-name.ts';
import { paths } from '../../paths.ts';
import type { Placeholder } from './placeholders.ts';

/** A line of the list. */
export interface FactRow {
  label: string;
  value: string;
  /** The page with more about it. */
  to?: string;
}

type FactValues = Partial<Record<'matches', string>>;

export interface Facts {
  /** The values in the sentence above the lines. */
  values: FactValues;
  rows: FactRow[];
}

type PlaceholderFacts = Placeholder['facts'];

interface FactContext {
  overview: Overview;
  format: Format;
}

/** Returns the facts that the stored matches already provide for a page. */
export function buildFacts(facts: PlaceholderFacts, context: FactContext): Facts {
  switch (facts.kind) {
    case 'fastest':
      return fastestWinFacts(context);
  }
}

function fastestWinFacts({ overview, format }: FactContext): Facts {
  return {
    values: { matches: format.number(overview.matchesScanned) },
    rows: overview.fastest.map(({ id, mode, map, seconds }) => ({
      label: `${gameName('mode', mode)}, ${map.name}`,
      value: format.duration(seconds),
      to: paths.match(id),
    })),
  };
}
