import { isEventless } from './claims.ts';
import { compareByReceipt } from './compare-sightings.ts';
import type { Implausible } from './find-implausible.ts';
import type { Camp } from './form-camps.ts';
import { MAX_CLOCK_ERROR_MS, serverTime } from './group-logs.ts';
import { type Testimony, weights } from './testimony.ts';

/** Why a log is kept out of all numbers. */
export type Quarantine = 'contradicts' | 'blocked' | 'rejected' | Implausible;

/** A description that stands, and those of the same match that contradict it. */
export interface Settled<S extends Testimony> {
  camp: Camp<S>;
  startedAt: number;
  /** Not null: nobody believes it yet. */
  quarantine: Quarantine | null;
  rivals: Camp<S>[];
}

/** Crossout's first public tests; nothing was played before them. */
const GAME_BEGAN_AT = Date.UTC(2014, 0, 1);
/** An unfinished match has lasted at least this long where nothing tells how long it was. */
const LEAST_DURATION_MS = 60_000;
/** An implausible match is believed if its witnesses weigh this much: two with linked players. */
const BELIEVED_WEIGHT = 2 * weights.linked;

/**
 * Decides which descriptions stand: what an operator approved, otherwise the first one received,
 * unless a contradicting one has at least two independent witnesses, or the operator's trust, and
 * they weigh more than its own.
 */
export function settleDisputes<S extends Testimony>(camps: readonly Camp<S>[]): Settled<S>[] {
  const candidates = camps.map((camp) => toCandidate(camp)).sort(compareCandidates);
  let settled: Settled<S>[] = [];
  for (const candidate of candidates) {
    const rivals = settled.filter((other) => isConflict(candidate, other));
    if (!rivals.every((rival) => displaces(candidate, rival))) continue;
    settled = settled.filter((other) => !rivals.includes(other));
    settled.push(candidate);
  }
  for (const candidate of candidates) {
    if (settled.includes(candidate)) continue;
    const rival = settled.find((other) => isConflict(candidate, other));
    if (rival === undefined) settled.push(candidate);
    else rival.rivals.push(candidate.camp);
  }
  return settled;
}

function toCandidate<S extends Testimony>(camp: Camp<S>): Settled<S> {
  const { standing, witnesses, weight, isApproved } = camp;
  const startedAt = startOf(camp);
  const isBelieved = isApproved || (witnesses >= 2 && weight >= BELIEVED_WEIGHT);
  const isMistimed =
    startedAt > standing.source.receivedAt + MAX_CLOCK_ERROR_MS || startedAt < GAME_BEGAN_AT;
  const implausible = standing.implausible ?? (isMistimed ? 'time' : null);
  return {
    camp,
    startedAt,
    quarantine: isBelieved ? null : implausible,
    rivals: [],
  };
}

/** Returns the server's own time, otherwise the middle of the logs' clocks; of two, the earlier. */
function startOf({ members }: Camp): number {
  const clocks = members.map(({ at }) => at).sort((a, b) => a - b);
  return serverTime(members) ?? clocks[Math.floor((clocks.length - 1) / 2)] ?? 0;
}

/** Sorts what an operator approved first, what is implausible last, otherwise by time of receipt. */
function compareCandidates(a: Settled<Testimony>, b: Settled<Testimony>): number {
  return (
    Number(b.camp.isApproved) - Number(a.camp.isApproved) ||
    Number(a.quarantine !== null) - Number(b.quarantine !== null) ||
    compareByReceipt(a.camp.members[0] as Testimony, b.camp.members[0] as Testimony)
  );
}

function displaces(challenger: Settled<Testimony>, standing: Settled<Testimony>): boolean {
  if (standing.camp.isApproved) return false;
  if ((challenger.quarantine === null) !== (standing.quarantine === null)) return false;
  const { witnesses, weight } = challenger.camp;
  return (witnesses >= 2 || weight >= weights.trusted) && weight > standing.camp.weight;
}

/** Returns whether only one of two descriptions can be true. */
function isConflict(a: Settled<Testimony>, b: Settled<Testimony>): boolean {
  const [one, other] = [a.camp, b.camp];
  if (one.group === other.group) return true;
  if (one.group.guid !== null && one.group.guid === other.group.guid) return true;
  const isSameRoster = one.standing.rosterKey === other.standing.rosterKey;
  if (!isSameRoster) return false;
  // Nobody is in two battles at once.
  const shorter = Math.min(durationOf(one), durationOf(other));
  return Math.abs(a.startedAt - b.startedAt) < shorter || isCopy(one.standing, other.standing);
}

function durationOf({ standing }: Camp): number {
  return standing.battleTime === null ? LEAST_DURATION_MS : standing.battleTime * 100;
}

/** Returns whether two matches are the same to the last number, which no two matches are. */
function isCopy(a: Testimony, b: Testimony): boolean {
  if (a.ownId !== b.ownId || a.winnerTeam === null) return false;
  return a.claims === null
    ? a.digest === b.digest
    : a.claims === b.claims && !isEventless(a.claims);
}
