import type { Parameters } from './parameters.ts';

/** Returns epoch milliseconds as a timestamp. */
export function instantSql(at: number, parameters: Parameters): string {
  return `${parameters.add(new Date(at).toISOString().replace('Z', ''))}::TIMESTAMP`;
}
