import type { FoundItem } from './found-item.ts';

/** What was chosen from a list of results that a later answer may replace. */
export interface Choice {
  key: string;
  byKeys: boolean;
  /** Its position in the list it was chosen from. */
  index: number;
  isLast: boolean;
}

export function chooseItem(
  items: readonly FoundItem[],
  item: FoundItem | undefined,
  byKeys: boolean,
): Choice | undefined {
  if (item === undefined) return undefined;
  const index = items.indexOf(item);
  return { key: item.key, byKeys, index, isLast: index === items.length - 1 };
}

/**
 * Returns the chosen item. If a later answer lacks it, a choice by keyboard moves to the item at
 * its position, and from the last item to the last one; a choice by pointer is dropped.
 */
export function findChosen(
  items: readonly FoundItem[],
  choice: Choice | undefined,
): FoundItem | undefined {
  if (choice === undefined) return undefined;
  const same = items.find(({ key }) => key === choice.key);
  if (same !== undefined || !choice.byKeys) return same;
  return choice.isLast ? items.at(-1) : items[Math.min(choice.index, items.length - 1)];
}
