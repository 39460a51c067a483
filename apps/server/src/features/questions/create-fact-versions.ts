import type { Facts } from './facts-reader.ts';

export interface FactVersions {
  /** Records the newest facts. If rows were removed, nothing made from earlier ones is used any more. */
  recordNewest(facts: Pick<Facts, 'version' | 'asOf' | 'playerRows'>): void;
  /** Records that facts were the newest at a time, in epoch milliseconds. */
  recordEarlier(facts: Pick<Facts, 'version' | 'asOf'>, at: number): void;
  /**
   * Returns when facts of this version were last brought up to date; undefined unless they were the
   * newest a short while ago.
   */
  recentAsOf(version: string): string | undefined;
  /** Returns whether an answer from facts of this version that was made at a time may still be used. */
  isUsable(version: string, at: number): boolean;
}

/** Answers from facts that were replaced longer ago are too old for anybody. */
const MAX_OUTDATED_MS = 30 * 60 * 1000;

/** Creates the record of the latest versions of the facts; `now` returns epoch milliseconds. */
export function createFactVersions(now: () => number = Date.now): FactVersions {
  const versions = new Map<string, { asOf: string; at: number }>();
  let newestRows = 0;
  let oldestUsableAt = 0;
  const isRecent = (at: number) => at >= oldestUsableAt && now() - at <= MAX_OUTDATED_MS;
  function record({ version, asOf }: Pick<Facts, 'version' | 'asOf'>, at: number): void {
    if ((versions.get(version)?.at ?? 0) < at) versions.set(version, { asOf, at });
    for (const [other, seen] of versions) if (!isRecent(seen.at)) versions.delete(other);
  }
  return {
    recordNewest(facts) {
      if (facts.playerRows < newestRows) oldestUsableAt = now();
      newestRows = facts.playerRows;
      record(facts, now());
    },
    recordEarlier: record,
    recentAsOf(version) {
      const seen = versions.get(version);
      return seen !== undefined && isRecent(seen.at) ? seen.asOf : undefined;
    },
    isUsable: (version, at) => isRecent(Math.max(at, versions.get(version)?.at ?? 0)),
  };
}
