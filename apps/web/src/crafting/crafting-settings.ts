import { createStoredValue } from '../stored-value.ts';

type Numbers = Readonly<Record<string, number>>;

const MAX_NUMBER = 9_999_999;

function readNumbers(stored: unknown): Numbers {
  if (typeof stored !== 'object' || stored === null) return {};
  const valid = Object.entries(stored).flatMap(([name, value]) =>
    typeof value === 'number' && value > 0 && value <= MAX_NUMBER ? [[name, value] as const] : [],
  );
  return Object.fromEntries(valid);
}

/** How many of each item the viewer has in the game's storage; kept in this browser. */
export const viewerStorage = createStoredValue('scrapboard.storage', readNumbers);

/** The workbench’s fee for a batch, by the rarity of the product; kept in this browser. */
export const workbenchFees = createStoredValue('scrapboard.workbenchFees', readNumbers);

/** Keeps a number of `viewerStorage` or `workbenchFees`; undefined and 0 remove it. */
export function saveCraftingNumber(
  store: typeof viewerStorage,
  name: string,
  value: number | undefined,
): void {
  const { [name]: _, ...others } = store.get();
  const changed = value === undefined || value <= 0 ? others : { ...others, [name]: value };
  store.set(Object.keys(changed).length === 0 ? undefined : changed);
}
