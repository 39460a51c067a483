import type { Sighting } from './sighting.ts';

/** Where a log came from. */
export interface LogSource {
  /** When its upload was received; epoch milliseconds. */
  receivedAt: number;
  /** The accounts that uploaded it; none if it was sent without signing in. */
  accounts: readonly string[];
  /**
   * Pseudonym of the network it came from; null if unknown. Two are comparable only if what is
   * before their dots is equal.
   */
  network: string | null;
  /** How much its word counts if logs contradict each other; see `weights`. */
  weight: number;
}

/** A log of a match, with what its word is worth. */
export interface Testimony extends Sighting {
  source: LogSource;
  /** What an operator decided about this log: it stands, or it never counts. */
  decision: 'approve' | 'reject' | null;
}

/** What the word of a log's source counts if logs contradict each other. */
export const weights = {
  /** The operator blocked the account or the network. */
  blocked: 0,
  /** Anybody. */
  stranger: 1,
  /** An account with a linked player. */
  linked: 2,
  /** One of whose earlier matches others confirmed several. */
  proven: 3,
  /** The operator trusts the account or the network. */
  trusted: 10,
} as const;

/** Witnesses of the same: how many independent ones there are, and how much they weigh together. */
export interface Backing {
  witnesses: number;
  weight: number;
}

/**
 * Counts independent witnesses: logs of different accounts, networks and players. Logs that are
 * connected by one of these, directly or through others, are one witness. A network without a
 * pseudonym, or with one of another key, may be the same as any other, so those do not add to the
 * count.
 */
export function countWitnesses(logs: readonly Testimony[]): Backing {
  const heaviest = logs.reduce((most, { source }) => Math.max(most, source.weight), 0);
  let backing: Backing = { witnesses: logs.length === 0 ? 0 : 1, weight: heaviest };
  const byKey = Map.groupBy(logs, ({ source }) => source.network?.split('.')[0] ?? '');
  for (const [key, comparable] of byKey) {
    if (key === '' || comparable.length < 2) continue;
    const persons = joinConnected(comparable);
    const weight = persons.reduce(
      (sum, person) => sum + Math.max(...person.map(({ source }) => source.weight)),
      0,
    );
    backing = {
      witnesses: Math.max(backing.witnesses, persons.length),
      weight: Math.max(backing.weight, weight),
    };
  }
  return backing;
}

function joinConnected(logs: readonly Testimony[]): Testimony[][] {
  let persons: { marks: Set<string>; logs: Testimony[] }[] = [];
  for (const log of logs) {
    const marks = marksOf(log);
    const same = persons.filter((person) => marks.some((mark) => person.marks.has(mark)));
    persons = persons.filter((person) => !same.includes(person));
    persons.push({
      marks: new Set([...marks, ...same.flatMap((person) => [...person.marks])]),
      logs: [log, ...same.flatMap((person) => person.logs)],
    });
  }
  return persons.map((person) => person.logs);
}

function marksOf({ source, localPlayer }: Testimony): string[] {
  return [
    ...source.accounts.map((account) => `account ${account}`),
    ...(source.network === null ? [] : [`network ${source.network}`]),
    ...(localPlayer === null ? [] : [`player ${localPlayer}`]),
  ];
}
