import { compareByUpload, compareText } from './compare-sightings.ts';
import { findClosest, groupLogs } from './group-logs.ts';
import type { Hash63 } from './hash63.ts';
import {
  type Candidate,
  type Quarantine,
  resolveContradictions,
} from './resolve-contradictions.ts';
import { type SourcedLog, sourceWeights } from './sourced-log.ts';
import { splitByAgreement } from './split-by-agreement.ts';

/** A match and the logs that contain it. */
export interface ResolvedMatch<S extends SourcedLog = SourcedLog> {
  id: string;
  /** The logs that agree on it. */
  members: S[];
  /** Logs of it that do not count, with the reason. */
  disputed: Map<S, Quarantine>;
  /** Why the match itself is kept out of all numbers; null if it counts. */
  quarantine: Quarantine | null;
  /** How many independent logs agree; at least 1. */
  witnesses: number;
  /** The log that describes the match. */
  canonical: S;
  /** In whole seconds; epoch milliseconds. */
  startedAt: number;
  category: string;
  mode: string;
  region: string | null;
  host: string | null;
  clientVersion: string | null;
}

/**
 * Resolves which matches a set of logs contains, and which log describes each. The set must be
 * closed: it includes every log that shares a roster or a server guid with any of its logs. The
 * result depends only on the set and, where logs contradict each other, on when they were received
 * and what their sources weigh; never on the order in which they are read. See docs/decisions/0007
 * and 0031 for the rules; in short:
 *
 * - one guid and roster is one match, and two guids are two;
 * - without guids, equal roster, winner and battle time make one match, unless the clocks differ by
 *   more than wrong time zones explain;
 * - a log without a finish belongs to the match of the same roster that is closest in time;
 * - of logs that contradict each other the first one is accepted, until independent ones agree on
 *   another description.
 */
export function resolveMatches<S extends SourcedLog>(
  logs: readonly S[],
  hash63: Hash63,
): ResolvedMatch<S>[] {
  const excluded = new Map(
    logs.flatMap((log): [S, Quarantine][] => {
      const reason = findExclusionReason(log);
      return reason === null ? [] : [[log, reason]];
    }),
  );
  const included = groupLogs(logs.filter((log) => !excluded.has(log)));
  const matches = resolveContradictions(included.flatMap(splitByAgreement)).map((candidate) =>
    toResolvedMatch(candidate),
  );
  const remaining = attachExcluded(excluded, matches);
  const excludedMatches = groupLogs(remaining)
    .flatMap(splitByAgreement)
    .map((agreeing) =>
      toResolvedMatch({
        logs: agreeing,
        startedAt: agreeing.group.time,
        quarantine: excluded.get(agreeing.canonical) ?? 'rejected',
        contradicting: [],
      }),
    );
  return assignMatchIds([...matches, ...excludedMatches], hash63);
}

function findExclusionReason({ decision, source }: SourcedLog): 'blocked' | 'rejected' | null {
  if (decision === 'approve') return null;
  if (decision === 'reject') return 'rejected';
  return source.weight === sourceWeights.blocked ? 'blocked' : null;
}

/** Attaches excluded logs to the match they belong to; returns the ones without a match. */
function attachExcluded<S extends SourcedLog>(
  excluded: ReadonlyMap<S, Quarantine>,
  matches: readonly Omit<ResolvedMatch<S>, 'id'>[],
): S[] {
  return [...excluded].flatMap(([log, reason]) => {
    const candidates = matches.filter(({ canonical }) =>
      log.guid === null ? log.rosterKey === canonical.rosterKey : log.guid === canonical.guid,
    );
    const groups = candidates.map(({ members, startedAt }) => ({
      guid: null,
      members,
      time: startedAt,
    }));
    const group = findClosest(log.at, groups);
    const match = matches.find(({ members }) => members === group?.members);
    match?.disputed.set(log, reason);
    return match === undefined ? [log] : [];
  });
}

function toResolvedMatch<S extends SourcedLog>(
  candidate: Candidate<S>,
): Omit<ResolvedMatch<S>, 'id'> {
  const { logs, startedAt, quarantine, contradicting } = candidate;
  const { canonical, members, witnesses } = logs;
  // What only game.log contains is taken from the first log received that has it: a later log must not
  // turn the match into a custom or restricted one.
  const memberWithGameLog =
    members.find((s) => s.guid !== null || s.queueTag !== null || s.customGame) ?? canonical;
  return {
    members: members.toSorted(compareByUpload),
    disputed: new Map(
      contradicting.flatMap((other) => other.members.map((log) => [log, 'contradicts'] as const)),
    ),
    quarantine,
    witnesses,
    canonical,
    startedAt,
    category: memberWithGameLog.category,
    mode: memberWithGameLog.mode,
    region: members.find((s) => s.region !== null)?.region ?? null,
    host: members.find((s) => s.host !== null)?.host ?? null,
    clientVersion: members.find((s) => s.clientVersion !== null)?.clientVersion ?? null,
  };
}

/**
 * Adds the ids. Two matches whose logs look alike (such as a rematch that also reached the time limit)
 * still get two ids; one in quarantine never takes the id of one that counts.
 */
function assignMatchIds<S extends SourcedLog>(
  matches: Omit<ResolvedMatch<S>, 'id'>[],
  hash63: Hash63,
): ResolvedMatch<S>[] {
  return [...Map.groupBy(matches, (match) => match.canonical.ownId)].flatMap(([ownId, alike]) =>
    alike
      .sort(
        (a, b) =>
          Number(a.quarantine !== null) - Number(b.quarantine !== null) ||
          a.startedAt - b.startedAt ||
          compareText(a.canonical.guid ?? '', b.canonical.guid ?? '') ||
          compareByUpload(a.canonical, b.canonical),
      )
      .map((match, n) => ({ ...match, id: n === 0 ? ownId : hash63(`${ownId} again ${n}`) })),
  );
}
