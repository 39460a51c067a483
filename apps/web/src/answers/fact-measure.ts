import { type FactTable, measures } from '@scrapboard/questions';
import { measureOf } from '../questions/measure-of.ts';
import type { MeasureName } from '../questions/page-question.ts';

/** A measure of one table of facts; several tables have measures of the same name. */
export interface FactMeasure {
  facts: FactTable;
  name: MeasureName;
}

/** Returns a measure as the URL names it, without its table if that is the table of players. */
export function writeMeasure({ facts, name }: FactMeasure): string {
  return facts === 'players' ? name : `${facts}.${name}`;
}

/** Returns the measure that a parameter of the URL names; undefined if there is none. */
export function readMeasure(text: string | null): FactMeasure | undefined {
  const [facts = '', name = ''] = text?.includes('.') ? text.split('.') : ['players', text ?? ''];
  if (!Object.hasOwn(measures, facts)) return undefined;
  const table = facts as FactTable;
  // A test checks that exactly the measures of the registry have texts.
  return Object.hasOwn(measures[table], name)
    ? { facts: table, name: name as MeasureName }
    : undefined;
}

/** Returns the definition of a measure. */
export const measureDefinition = ({ facts, name }: FactMeasure) => measureOf(facts, name);

/** Returns the measures that questions about several players can have, in the order of menus. */
export function allMeasures(): FactMeasure[] {
  return (Object.keys(measures) as FactTable[]).flatMap((facts) =>
    Object.entries(measures[facts]).flatMap(([name, { isPerPlayer }]) =>
      isPerPlayer === true ? [] : { facts, name: name as MeasureName },
    ),
  );
}
