import { isEventless } from './claims.ts';
import { compareByReceipt } from './compare-sightings.ts';
import type { Implausibility } from './find-implausibility.ts';
import { findServerTime, MAX_CLOCK_ERROR_MS } from './group-logs.ts';
import { type SourcedLog, sourceWeights } from './sourced-log.ts';
import type { AgreeingLogs } from './split-by-agreement.ts';

/** Why a log is kept out of all numbers. */
export type Quarantine = 'contradicts' | 'blocked' | 'rejected' | Implausibility;

/** Logs that agree with each other, and others of the same match that contradict them. */
export interface Candidate<S extends SourcedLog> {
  logs: AgreeingLogs<S>;
  startedAt: number;
  /** Why the match does not count yet; null if it does. */
  quarantine: Quarantine | null;
  contradicting: AgreeingLogs<S>[];
}

/** Crossout's first public tests; nothing was played before them. */
const FIRST_TEST_AT = Date.UTC(2014, 0, 1);
/** An unfinished match has lasted at least this long if no log has its length. */
const MIN_DURATION_MS = 60_000;
/** An implausible match counts if its witnesses weigh this much: two with linked players. */
const CREDIBLE_WEIGHT = 2 * sourceWeights.linked;

/**
 * Decides which logs are accepted where some contradict others: what an operator approved, otherwise
 * those received first, unless contradicting ones have at least two independent witnesses, or the
 * operator's trust, and weigh more.
 */
export function resolveContradictions<S extends SourcedLog>(
  groups: readonly AgreeingLogs<S>[],
): Candidate<S>[] {
  const candidates = groups.map((logs) => toCandidate(logs)).sort(compareCandidates);
  let accepted: Candidate<S>[] = [];
  for (const candidate of candidates) {
    const contradicting = accepted.filter((other) => isConflict(candidate, other));
    if (!contradicting.every((other) => displaces(candidate, other))) continue;
    accepted = accepted.filter((other) => !contradicting.includes(other));
    accepted.push(candidate);
  }
  for (const candidate of candidates) {
    if (accepted.includes(candidate)) continue;
    const conflict = accepted.find((other) => isConflict(candidate, other));
    if (conflict === undefined) accepted.push(candidate);
    else conflict.contradicting.push(candidate.logs);
  }
  return accepted;
}

function toCandidate<S extends SourcedLog>(logs: AgreeingLogs<S>): Candidate<S> {
  const { canonical, witnesses, weight, isApproved } = logs;
  const startedAt = startOf(logs);
  const isCredible = isApproved || (witnesses >= 2 && weight >= CREDIBLE_WEIGHT);
  const isMistimed =
    startedAt > canonical.source.receivedAt + MAX_CLOCK_ERROR_MS || startedAt < FIRST_TEST_AT;
  const implausible = canonical.implausible ?? (isMistimed ? 'time' : null);
  return {
    logs,
    startedAt,
    quarantine: isCredible ? null : implausible,
    contradicting: [],
  };
}

/** Returns the server's own time, otherwise the median of the logs' clocks (of two, the earlier). */
function startOf({ members }: AgreeingLogs): number {
  const clocks = members.map(({ at }) => at).sort((a, b) => a - b);
  return findServerTime(members) ?? clocks[Math.floor((clocks.length - 1) / 2)] ?? 0;
}

/** Sorts what an operator approved first, what is implausible last, otherwise by time of receipt. */
function compareCandidates(a: Candidate<SourcedLog>, b: Candidate<SourcedLog>): number {
  return (
    Number(b.logs.isApproved) - Number(a.logs.isApproved) ||
    Number(a.quarantine !== null) - Number(b.quarantine !== null) ||
    compareByReceipt(a.logs.members[0] as SourcedLog, b.logs.members[0] as SourcedLog)
  );
}

/** Returns whether a match takes the place of an accepted one that contradicts it. */
function displaces(challenger: Candidate<SourcedLog>, accepted: Candidate<SourcedLog>): boolean {
  if (accepted.logs.isApproved) return false;
  if ((challenger.quarantine === null) !== (accepted.quarantine === null)) return false;
  const { witnesses, weight } = challenger.logs;
  return (witnesses >= 2 || weight >= sourceWeights.trusted) && weight > accepted.logs.weight;
}

/** Returns whether the two cannot both be true. */
function isConflict(a: Candidate<SourcedLog>, b: Candidate<SourcedLog>): boolean {
  const [first, second] = [a.logs, b.logs];
  if (first.group === second.group) return true;
  if (first.group.guid !== null && first.group.guid === second.group.guid) return true;
  const isSameRoster = first.canonical.rosterKey === second.canonical.rosterKey;
  if (!isSameRoster) return false;
  // A player is never in two battles at once.
  const shorter = Math.min(durationMsOf(first), durationMsOf(second));
  return Math.abs(a.startedAt - b.startedAt) < shorter || isCopy(first.canonical, second.canonical);
}

function durationMsOf({ canonical }: AgreeingLogs): number {
  return canonical.battleTime === null ? MIN_DURATION_MS : canonical.battleTime * 100;
}

/** Returns whether all numbers of two matches are equal, which never happens in different matches. */
function isCopy(a: SourcedLog, b: SourcedLog): boolean {
  if (a.ownId !== b.ownId || a.winnerTeam === null) return false;
  return a.claims === null
    ? a.digest === b.digest
    : a.claims === b.claims && !isEventless(a.claims);
}
