import { compareClaims } from './claims.ts';
import { compareByReceipt, compareRank } from './compare-sightings.ts';
import type { Group } from './group-logs.ts';
import { type Backing, countWitnesses, type Testimony } from './testimony.ts';

/** Logs of one match that agree with each other. */
export interface Camp<S extends Testimony = Testimony> extends Backing {
  group: Group<S>;
  /** The log that describes the match. */
  standing: S;
  /** By time of receipt; includes the standing one. */
  members: S[];
  /** An operator approved one of them. */
  isApproved: boolean;
}

/**
 * Splits the logs of a match into those that agree with each other: usually all of them do. The
 * description that was received first stands; one that contains it, because it saw more of the
 * match, continues it.
 */
export function formCamps<S extends Testimony>(group: Group<S>): Camp<S>[] {
  const camps: Camp<S>[] = [];
  let rest = group.members.toSorted(compareByReceipt);
  while (rest.length > 0) {
    const standing = representativeOf(findStanding(rest), rest);
    const members = rest.filter((log) => log === standing || agrees(log, standing));
    const witnesses = members.filter((log) => log === standing || confirms(log, standing));
    const isApproved = standing.decision === 'approve';
    camps.push({ group, standing, members, isApproved, ...countWitnesses(witnesses) });
    rest = rest.filter((log) => !members.includes(log));
  }
  return camps;
}

/** Returns the description that stands among logs sorted by receipt. */
function findStanding<S extends Testimony>(logs: readonly S[]): S {
  const approved = logs.find(({ decision }) => decision === 'approve');
  if (approved !== undefined) return approved;
  return logs.reduce((standing, log) => (supersedes(log, standing) ? log : standing));
}

/**
 * Of logs that say exactly the same, always the same one describes the match, whichever was received
 * first.
 */
function representativeOf<S extends Testimony>(standing: S, logs: readonly S[]): S {
  if (standing.decision === 'approve') return standing;
  const { digest, ownId } = standing;
  const alike = logs.filter((log) => log.digest === digest && log.ownId === ownId);
  return alike.sort(compareRank)[0] ?? standing;
}

function supersedes(log: Testimony, standing: Testimony): boolean {
  if (!isAsPlausible(log, standing)) return false;
  const agreement = compareClaims(standing.claims, log.claims);
  if (agreement === 'continues') return true;
  const isFirstFinish = standing.winnerTeam === null && log.winnerTeam !== null;
  if (agreement === 'compatible') return isFirstFinish;
  // Logs read before claims were kept: the most complete one describes the match, as it did then.
  if (standing.claims === null && log.claims === null) return compareRank(log, standing) < 0;
  return agreement === null && isFirstFinish;
}

/** Returns whether a log can be of the same match as the standing one describes. */
function agrees(log: Testimony, standing: Testimony): boolean {
  if (!isAsPlausible(log, standing) || !isSameFinish(log, standing)) return false;
  return compareClaims(standing.claims, log.claims) !== 'contradicts';
}

/** Returns whether a log proves what the standing one says. */
function confirms(log: Testimony, standing: Testimony): boolean {
  const agreement = compareClaims(standing.claims, log.claims);
  return agreement === 'same' || agreement === 'contained';
}

/** What nobody believes must not make a match that others saw unbelievable. */
function isAsPlausible(log: Testimony, standing: Testimony): boolean {
  if (standing.decision === 'approve') return true;
  return (log.implausible === null) === (standing.implausible === null);
}

/** Tenths of a second by which the battle time of two logs of one match may differ. */
const BATTLE_TIME_TOLERANCE = 10;

function isSameFinish(a: Testimony, b: Testimony): boolean {
  if (a.winnerTeam === null || b.winnerTeam === null) return true;
  const difference = Math.abs((a.battleTime ?? 0) - (b.battleTime ?? 0));
  return a.winnerTeam === b.winnerTeam && difference <= BATTLE_TIME_TOLERANCE;
}
