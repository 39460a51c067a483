/** What one viewer does not get to see. */
export interface Visibility {
  isHidden(playerId: string): boolean;
  /** The players hidden from this viewer. */
  readonly hidden: readonly string[];
  /** Those of these nicknames that a player hidden from this viewer has or had. */
  hiddenNames(nicknames: readonly string[]): Promise<ReadonlySet<string>>;
}

/** Of whoever has nobody hidden from them. */
export const everythingVisible: Visibility = {
  isHidden: () => false,
  hidden: [],
  hiddenNames: async () => new Set(),
};
