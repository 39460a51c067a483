import type { Format } from '../format.ts';
import { gameName } from './game-name.ts';

/**
 * Returns the name of a power score band in the viewer's language. The server names bands by
 * numbers in English format, `2,500–3,499`, and the highest by its vehicles.
 */
export function bandName(label: string, format: Format): string {
  const range = /^([\d,]+)–([\d,]+)$/.exec(label);
  if (range === null) return gameName('band', { id: label, name: label });
  return range
    .slice(1)
    .map((number) => format.number(Number(number.replaceAll(',', ''))))
    .join('–');
}
