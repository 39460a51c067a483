import { type Filters, MAX_CARRIED_PARTS } from './question.ts';

/**
 * Selects builds by the parts that they are known to carry, in any match; see decision 36. Builds of which
 * no part is known carry none.
 */
export interface CarriedParts {
  /** The ids of the parts that a build must carry, all of them. */
  all: readonly string[];
  /** The ids of the parts that a build must not carry. */
  none: readonly string[];
}

/** The id of a part: logs write any text, which here must fit into a list. */
export const PART_ID_PATTERN = /^[^,\n]{1,80}$/;

/** Returns ids of parts in their canonical order, each once; undefined if there are none or too many. */
export function normalizeParts(text: string): string | undefined {
  const ids = [...new Set(text.split(',').map((id) => id.trim()))].filter((id) => id !== '');
  const isValid = ids.length > 0 && ids.length <= MAX_CARRIED_PARTS;
  return isValid && ids.every((id) => PART_ID_PATTERN.test(id)) ? ids.sort().join(',') : undefined;
}

/** Returns which builds the filters of a question select; null if all. */
export function carriedPartsOf({ carrying, notCarrying }: Filters): CarriedParts | null {
  if (carrying === undefined && notCarrying === undefined) return null;
  return { all: carrying?.split(',') ?? [], none: notCarrying?.split(',') ?? [] };
}
