/** An item of a list that a later answer may replace, known by its key. */
export interface KeyedItem {
  key: string;
}

/** The active item of a list of results, which a later answer may replace. */
export interface Choice {
  key: string;
  /** Whether it was chosen by keyboard rather than by pointer. */
  isFromKeyboard: boolean;
  /** Its position in the list it was chosen from. */
  index: number;
  isLast: boolean;
}

/** Returns the choice of an item of a list; undefined without an item. */
export function chooseItem(
  items: readonly KeyedItem[],
  item: KeyedItem | undefined,
  isFromKeyboard: boolean,
): Choice | undefined {
  if (item === undefined) return undefined;
  const index = items.indexOf(item);
  return { key: item.key, isFromKeyboard, index, isLast: index === items.length - 1 };
}

/**
 * Returns the chosen item. If a later answer does not contain it, a choice by keyboard moves to the
 * item at its position, and from the last item to the last one; a choice by pointer is dropped.
 */
export function findChosenItem<Item extends KeyedItem>(
  items: readonly Item[],
  choice: Choice | undefined,
): Item | undefined {
  if (choice === undefined) return undefined;
  const sameItem = items.find(({ key }) => key === choice.key);
  if (sameItem !== undefined || !choice.isFromKeyboard) return sameItem;
  return choice.isLast ? items.at(-1) : items[Math.min(choice.index, items.length - 1)];
}
