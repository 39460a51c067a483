import type { Stratum } from '@scrapboard/statistics';
import type { RowField } from '../../questions/page-question.ts';
import type { Answer } from '../../questions/question-query.ts';
import { keyOf, rateOf } from '../../questions/read-row.ts';
import type { fuelQuestion } from './questions.ts';

export type FuelRowField = RowField<typeof fuelQuestion>;

/** The wins of a mode in matches that paid fuel (`exposed`), and in others. */
export interface FuelStratum extends Stratum {
  mode: string;
}

/** Returns the modes in which some matches paid fuel and others did not. */
export function toFuelStrata({ rows }: Pick<Answer<FuelRowField>, 'rows'>): FuelStratum[] {
  const modes = new Map<string, FuelStratum>();
  for (const row of rows) {
    const mode = keyOf(row, 'mode');
    const none = { count: 0, of: 0 };
    const stratum = modes.get(mode) ?? { mode, exposed: none, others: none };
    const { count, of } = rateOf(row, 'winRate');
    const side = keyOf(row, 'fuel') === 'true' ? 'exposed' : 'others';
    modes.set(mode, { ...stratum, [side]: { count, of } });
  }
  return [...modes.values()]
    .filter(({ exposed, others }) => exposed.of > 0 && others.of > 0)
    .toSorted((a, b) => b.exposed.of - a.exposed.of);
}
