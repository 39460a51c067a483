import type { Column } from '../aggregate.ts';
import type { FactTable } from '../fact-tables.ts';
import type { KeyCodec } from './key-codec.ts';
import type { TimeBucket } from './time-buckets.ts';

/** What the catalogue has about a part. */
export interface PartTraits {
  kind: string;
  type: string | null;
  rarity: string | null;
  faction: string | null;
}

/** Whose other parts: of the same vehicle, the rest of its team, or other teams of the match. */
export type OtherParts = 'vehicle' | 'allies' | 'opponents';

/** A property of a team: its players' main weapons or cabins, or the largest party of its opponents. */
export type TeamTrait = 'weapons' | 'cabins' | 'opponentPartySize';

/** Where the key of a row comes from. */
export type KeySource =
  | { from: 'column'; column: Column }
  | { from: 'time'; bucket: TimeBucket }
  /** The index of the last start that is at most the column’s value; 0 below the first one. */
  | { from: 'band'; column: Column; starts: readonly number[] }
  /** The column’s value divided by the width, rounded down. */
  | { from: 'bin'; column: Column; width: number }
  | { from: 'part'; trait: keyof PartTraits }
  /** Another part of the same match: a row counts once for each different one. */
  | { from: 'others'; relation: OtherParts }
  | { from: 'team'; trait: TeamTrait }
  /** The month of the player’s first match of all. */
  | { from: 'cohort' };

/** A property that rows can be grouped by, and selected by naming its values. */
export interface Dimension {
  facts: readonly FactTable[];
  source: KeySource;
  codec: KeyCodec;
  /** Whether all rows of a match have the same key. */
  isPerMatch: boolean;
  /** Whether a value names a person or their vehicle; rows of hidden players are left out then. */
  isPersonal: boolean;
  /**
   * Whether rows without a value represent their match: selecting values keeps them, and grouping
   * leaves them out.
   */
  hasMatchRow: boolean;
}
