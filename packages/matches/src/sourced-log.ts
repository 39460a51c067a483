import type { Sighting } from './sighting.ts';

/** Where a log came from. */
export interface LogSource {
  /** When its upload was received; epoch milliseconds. */
  receivedAt: number;
  /** The accounts that uploaded it; none if it was sent without signing in. */
  accounts: readonly string[];
  /**
   * Pseudonym of the network it came from; null if unknown. Two are comparable only if their parts
   * before the dot are equal.
   */
  network: string | null;
  /** How much it counts if logs contradict each other; see `sourceWeights`. */
  weight: number;
}

/** A log of a match, with where it came from. */
export interface SourcedLog extends Sighting {
  source: LogSource;
  /** An operator's decision about this log: it always counts, or it never does; null without one. */
  decision: 'approve' | 'reject' | null;
}

/** How much a log from each kind of source counts if logs contradict each other. */
export const sourceWeights = {
  /** The operator blocked the account or the network. */
  blocked: 0,
  /** Anyone else. */
  stranger: 1,
  /** An account with a linked player. */
  linked: 2,
  /** An account with several earlier matches that others confirmed. */
  proven: 3,
  /** The operator trusts the account or the network. */
  trusted: 10,
} as const;

/** The number of independent witnesses among some logs, and their weight together. */
export interface WitnessTotals {
  witnesses: number;
  weight: number;
}

/**
 * Counts independent witnesses: logs of different accounts, networks and players. Logs that are
 * connected by one of these, directly or through others, are one witness. A network without a
 * pseudonym, or with one of another key, may be the same as any other, so those do not add to the
 * count.
 */
export function countWitnesses(logs: readonly SourcedLog[]): WitnessTotals {
  const highestWeight = logs.reduce((max, { source }) => Math.max(max, source.weight), 0);
  let totals: WitnessTotals = { witnesses: logs.length === 0 ? 0 : 1, weight: highestWeight };
  const byKey = Map.groupBy(logs, ({ source }) => source.network?.split('.')[0] ?? '');
  for (const [key, comparableLogs] of byKey) {
    if (key === '' || comparableLogs.length < 2) continue;
    const witnesses = groupByWitness(comparableLogs);
    const weight = witnesses.reduce(
      (sum, witness) => sum + Math.max(...witness.map(({ source }) => source.weight)),
      0,
    );
    totals = {
      witnesses: Math.max(totals.witnesses, witnesses.length),
      weight: Math.max(totals.weight, weight),
    };
  }
  return totals;
}

function groupByWitness(logs: readonly SourcedLog[]): SourcedLog[][] {
  let witnesses: { senderKeys: Set<string>; logs: SourcedLog[] }[] = [];
  for (const log of logs) {
    const senderKeys = senderKeysOf(log);
    const connected = witnesses.filter((witness) =>
      senderKeys.some((senderKey) => witness.senderKeys.has(senderKey)),
    );
    witnesses = witnesses.filter((witness) => !connected.includes(witness));
    witnesses.push({
      senderKeys: new Set([
        ...senderKeys,
        ...connected.flatMap((witness) => [...witness.senderKeys]),
      ]),
      logs: [log, ...connected.flatMap((witness) => witness.logs)],
    });
  }
  return witnesses.map((witness) => witness.logs);
}

function senderKeysOf({ source, localPlayer }: SourcedLog): string[] {
  return [
    ...source.accounts.map((account) => `account ${account}`),
    ...(source.network === null ? [] : [`network ${source.network}`]),
    ...(localPlayer === null ? [] : [`player ${localPlayer}`]),
  ];
}
