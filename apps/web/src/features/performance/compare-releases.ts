import type { PartPageKind } from '@scrapboard/contract/part-page-kinds';
import { MIN_SAMPLE, type ShrunkEstimate, shrinkEstimates, Z_95 } from '@scrapboard/statistics';
import { groupReleases, type Release } from '../../questions/releases.ts';

/** The results of a part in one release. */
export interface ReleaseResults {
  games: number;
  players: number;
  /** Vehicles with a known part of the same kind, of which its games are a share. */
  vehicles: number;
  /** Percentage points of win rate above expectation; `n` is how many games were rated. */
  above: { value: number; low: number; high: number; n: number };
}

export interface PartInReleases {
  id: string;
  name: string;
  kind: PartPageKind;
  now: ReleaseResults;
  before: ReleaseResults;
}

/** What rises and falls: results in percentage points, or the share of vehicles by a factor. */
export const changeMeasures = ['result', 'share'] as const;
export type ChangeMeasure = (typeof changeMeasures)[number];

export interface PartChange extends ShrunkEstimate {
  id: string;
  name: string;
  kind: PartPageKind;
  now: number;
  before: number;
  /** On the scale on which changes are compared; 0 is no change. */
  change: number;
  /** Of both releases. */
  games: number;
  /** Whether it is more than chance. */
  isReal: boolean;
}

interface MeasureScale {
  isKnown(results: ReleaseResults): boolean;
  displayedValue(results: ReleaseResults): number;
  /** What changes are compared on, and the square of its standard error. */
  value(results: ReleaseResults): number;
  variance(results: ReleaseResults): number;
  /** Converts a difference of values to what is shown. */
  toDisplayedChange(difference: number): number;
}

const scales: Record<ChangeMeasure, MeasureScale> = {
  result: {
    isKnown: ({ above }) => above.n >= MIN_SAMPLE,
    displayedValue: ({ above }) => above.value,
    value: ({ above }) => above.value,
    variance: ({ above }) => ((above.high - above.low) / (2 * Z_95)) ** 2,
    toDisplayedChange: (difference) => difference,
  },
  // The variance of the logarithm of a count is about one over it. Players choose a vehicle and then play
  // many matches with it, so players are counted instead of matches.
  share: {
    isKnown: ({ games, vehicles }) => games >= MIN_SAMPLE && vehicles > 0,
    displayedValue: ({ games, vehicles }) => (100 * games) / vehicles,
    value: ({ games, vehicles }) => Math.log(games / vehicles),
    variance: ({ players }) => 1 / Math.max(1, players),
    toDisplayedChange: Math.exp,
  },
};

/** The value of no change on the scales of both measures. */
const NO_CHANGE = 0;

/**
 * Returns how much each part changed from one release to the next, corrected for its sample
 * (`shrinkEstimates`), the largest rise first. Parts with few games in either release are left out.
 */
export function compareReleases(
  parts: readonly PartInReleases[],
  measure: ChangeMeasure,
): PartChange[] {
  const { isKnown, displayedValue, value, variance, toDisplayedChange } = scales[measure];
  const comparableParts = parts.filter(({ now, before }) => isKnown(now) && isKnown(before));
  const shrunkEstimates = shrinkEstimates(
    comparableParts.map(({ now, before }) => ({
      value: value(now) - value(before),
      variance: variance(now) + variance(before),
    })),
    NO_CHANGE,
  );
  return comparableParts
    .flatMap(({ id, name, kind, now, before }, index): PartChange[] => {
      const change = shrunkEstimates[index];
      if (change === undefined) return [];
      const { low, high } = change;
      return [
        {
          id,
          name,
          kind,
          now: displayedValue(now),
          before: displayedValue(before),
          games: now.games + before.games,
          change: change.value,
          value: toDisplayedChange(change.value),
          low: toDisplayedChange(low),
          high: toDisplayedChange(high),
          isReal: low > NO_CHANGE || high < NO_CHANGE,
        },
      ];
    })
    .toSorted((a, b) => b.value - a.value || (a.id < b.id ? -1 : 1));
}

/** Returns whether a change is 0 after it was corrected for the sample. */
export function isUnchanged({ change }: PartChange): boolean {
  return change === NO_CHANGE;
}

export interface Releases {
  now: Release;
  before: Release;
}

/**
 * Returns the newest release with enough games to compare, and the one before. Client versions
 * are in order of their first match, the newest first.
 */
export function findNewestReleases(
  versions: readonly { version: string; games: number }[],
): Releases | undefined {
  const gamesByVersion = new Map(versions.map(({ version, games }) => [version, games]));
  const gamesOf = (release: Release) =>
    release.versions.reduce((sum, version) => sum + (gamesByVersion.get(version) ?? 0), 0);
  const [now, before] = groupReleases([...gamesByVersion.keys()]).filter(
    (release) => gamesOf(release) >= MIN_SAMPLE,
  );
  return now === undefined || before === undefined ? undefined : { now, before };
}
