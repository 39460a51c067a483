/** The players hidden from one viewer. */
export interface Visibility {
  isHidden(playerId: string): boolean;
  /** The players hidden from this viewer. */
  readonly hidden: readonly string[];
  /** Returns which of these nicknames belong, or belonged, to players hidden from this viewer. */
  hiddenNames(nicknames: readonly string[]): Promise<ReadonlySet<string>>;
}

/** For viewers from whom no player is hidden. */
export const everythingVisible: Visibility = {
  isHidden: () => false,
  hidden: [],
  hiddenNames: async () => new Set(),
};
