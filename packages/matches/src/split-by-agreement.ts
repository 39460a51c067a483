import { compareClaims } from './claims.ts';
import { compareByReceipt, compareCompleteness } from './compare-sightings.ts';
import type { LogGroup } from './group-logs.ts';
import { countWitnesses, type SourcedLog, type WitnessTotals } from './sourced-log.ts';

/** Logs of one match that agree with each other. */
export interface AgreeingLogs<S extends SourcedLog = SourcedLog> extends WitnessTotals {
  group: LogGroup<S>;
  /** The log that describes the match. */
  canonical: S;
  /** By time of receipt; includes the canonical one. */
  members: S[];
  /** An operator approved one of them. */
  isApproved: boolean;
}

/**
 * Splits the logs of a match into those that agree with each other: usually all of them do. The
 * log received first describes the match; one that contains it, because it saw more of the match,
 * takes its place.
 */
export function splitByAgreement<S extends SourcedLog>(group: LogGroup<S>): AgreeingLogs<S>[] {
  const groups: AgreeingLogs<S>[] = [];
  let remaining = group.members.toSorted(compareByReceipt);
  while (remaining.length > 0) {
    const canonical = chooseRepresentative(findCanonical(remaining), remaining);
    const members = remaining.filter((log) => log === canonical || agrees(log, canonical));
    const witnesses = members.filter((log) => log === canonical || confirms(log, canonical));
    const isApproved = canonical.decision === 'approve';
    groups.push({ group, canonical, members, isApproved, ...countWitnesses(witnesses) });
    remaining = remaining.filter((log) => !members.includes(log));
  }
  return groups;
}

/** Returns the log that describes the match, of logs sorted by receipt. */
function findCanonical<S extends SourcedLog>(logs: readonly S[]): S {
  const approved = logs.find(({ decision }) => decision === 'approve');
  if (approved !== undefined) return approved;
  return logs.reduce((canonical, log) => (supersedes(log, canonical) ? log : canonical));
}

/**
 * Chooses among equal logs, so that the order in which they were received makes no difference.
 */
function chooseRepresentative<S extends SourcedLog>(canonical: S, logs: readonly S[]): S {
  if (canonical.decision === 'approve') return canonical;
  const { digest, ownId } = canonical;
  const identicalLogs = logs.filter((log) => log.digest === digest && log.ownId === ownId);
  return identicalLogs.sort(compareCompleteness)[0] ?? canonical;
}

function supersedes(log: SourcedLog, canonical: SourcedLog): boolean {
  if (!isAsPlausible(log, canonical)) return false;
  const agreement = compareClaims(canonical.claims, log.claims);
  if (agreement === 'continues') return true;
  const isFirstFinish = canonical.winnerTeam === null && log.winnerTeam !== null;
  if (agreement === 'compatible') return isFirstFinish;
  // Logs read before claims were stored: the most complete one describes the match, as it did then.
  if (canonical.claims === null && log.claims === null)
    return compareCompleteness(log, canonical) < 0;
  return agreement === null && isFirstFinish;
}

/** Returns whether a log can be of the match that the canonical one describes. */
function agrees(log: SourcedLog, canonical: SourcedLog): boolean {
  if (!isAsPlausible(log, canonical) || !isSameFinish(log, canonical)) return false;
  return compareClaims(canonical.claims, log.claims) !== 'contradicts';
}

/** Returns whether a log confirms all that the canonical one claims. */
function confirms(log: SourcedLog, canonical: SourcedLog): boolean {
  const agreement = compareClaims(canonical.claims, log.claims);
  return agreement === 'same' || agreement === 'contained';
}

/**
 * Returns whether both logs are plausible, or neither is: an implausible log must not make a match
 * implausible that other logs confirm.
 */
function isAsPlausible(log: SourcedLog, canonical: SourcedLog): boolean {
  if (canonical.decision === 'approve') return true;
  return (log.implausible === null) === (canonical.implausible === null);
}

/** Tenths of a second by which the battle time of two logs of one match may differ. */
const BATTLE_TIME_TOLERANCE = 10;

function isSameFinish(a: SourcedLog, b: SourcedLog): boolean {
  if (a.winnerTeam === null || b.winnerTeam === null) return true;
  const difference = Math.abs((a.battleTime ?? 0) - (b.battleTime ?? 0));
  return a.winnerTeam === b.winnerTeam && difference <= BATTLE_TIME_TOLERANCE;
}
