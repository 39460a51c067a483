/** The kinds of parts with a results page per part, in the order of these pages. */
export const partPageKinds = ['weapon', 'movement', 'cabin'] as const;
export type PartPageKind = (typeof partPageKinds)[number];

export const isPartPageKind = (kind: string | undefined): kind is PartPageKind =>
  partPageKinds.some((known) => known === kind);

/**
 * Whether a part counts where it dealt damage, or in every match of a vehicle that is known to have
 * it.
 */
export const countingModes = ['used', 'carried'] as const;
export type CountingMode = (typeof countingModes)[number];

/** Logs name what deals damage: guns nearly always, cabins and wheels only when they ram. */
export const defaultCountingMode: Readonly<Record<PartPageKind, CountingMode>> = {
  weapon: 'used',
  movement: 'carried',
  cabin: 'carried',
};
