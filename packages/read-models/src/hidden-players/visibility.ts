/** The players hidden from one viewer. */
export interface Visibility {
  isHidden(playerId: string): boolean;
  /** The ids of the players hidden from this viewer. */
  readonly hidden: readonly string[];
  /** Returns which of these nicknames belong, or belonged, to players hidden from this viewer. */
  findHiddenNames(nicknames: readonly string[]): Promise<ReadonlySet<string>>;
}

/** For viewers from whom no player is hidden. */
export const everythingVisible: Visibility = {
  isHidden: () => false,
  hidden: [],
  findHiddenNames: async () => new Set(),
};
