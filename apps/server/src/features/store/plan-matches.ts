import type { LogMatch } from '@scrapboard/match-log';
import {
  classifyOutcomes,
  findAlternateDetails,
  type LogSource,
  type MatchDetail,
  type ResolvedMatch,
  type ResolvedMatchFields,
  resolveMatches,
  type Sighting,
  type SourcedLog,
} from '@scrapboard/matches';
import { defineQuery, type Queryable } from '../../database/define-query.ts';
import { hash63 } from './hash63.ts';
import { listChangedDays } from './list-changed-days.ts';
import { type StoredSighting, toSightingKey, type UploadSource } from './load-sightings.ts';
import { loadStoredMatches, type StoredMatch } from './load-stored-matches.ts';
import { readMatchDetail } from './match-detail.ts';
import { MissingDetailsError } from './missing-details-error.ts';
import type { PlacedSighting } from './write-sightings.ts';

/** A match in the batch being stored. */
export interface IncomingMatch {
  sighting: Sighting;
  detail: LogMatch;
  /** The value for `match_detail`. */
  packDetail(): Buffer;
}

/** A sighting of the cluster: new, stored, or stored and read again. */
interface Member extends SourcedLog {
  stored: StoredSighting | null;
  incoming: IncomingMatch | null;
}

export interface AddedMatch {
  resolved: ResolvedMatchFields;
  detail: MatchDetail;
  packed: Buffer;
}

/** The changes that make the tables agree with the matches of the sightings. */
export interface Plan {
  /** Stored matches to remove: they changed or became part of another match. */
  removedMatchIds: string[];
  addedMatches: AddedMatch[];
  insertedSightings: PlacedSighting[];
  /** Stored sightings whose match, alternate detail or quarantine changes, or whether they describe it. */
  movedSightings: Omit<PlacedSighting, 'outcome'>[];
  deletedSightings: readonly Pick<Sighting, 'uploadId' | 'ordinal'>[];
  /** Players whose number of uploaded matches may have changed. */
  localPlayerIds: string[];
  /** Matches with an inserted or moved sighting. */
  touchedMatchIds: string[];
  /** Unchanged matches whose number of witnesses changed. */
  recountedMatches: WitnessChange[];
  /** Sightings that go into quarantine, as opposed to those that already are in it. */
  newlyQuarantined: NewlyQuarantined[];
  /** The days (UTC, ISO 8601) whose matches or sightings change. */
  changedDays: string[];
}

export interface NewlyQuarantined {
  uploadId: string;
  source: Pick<LogSource, 'accounts' | 'receivedAt'>;
  /** Whether it has counted until now; otherwise it is new to the database. */
  hasCounted: boolean;
}

export interface WitnessChange {
  matchId: string;
  previousWitnesses: number;
  witnesses: number;
}

/**
 * Plans the changes. `stored` is the complete cluster that the incoming sightings could join,
 * without the `removedSightings`; `upload` is the upload that they are from.
 */
export async function planMatches(
  client: Queryable,
  incoming: readonly IncomingMatch[],
  stored: readonly StoredSighting[],
  upload: UploadSource,
  removedSightings: readonly StoredSighting[] = [],
): Promise<Plan> {
  const members = mergeSightings(incoming, stored, upload);
  const allResolved = resolveMatches(members, hash63);
  const resolved = allResolved.filter(({ quarantine }) => quarantine === null);
  const storedMatches = await loadStoredMatches(client, [...stored, ...removedSightings]);
  const unchangedIds = new Set(
    resolved.filter((match) => isUnchanged(match, storedMatches)).map((match) => match.id),
  );
  const addedMatches = resolved.filter((match) => !unchangedIds.has(match.id));
  const removedSet = new Set(removedSightings);
  const details = await loadDetails(client, allResolved, addedMatches, storedMatches, removedSet);
  const insertedSightings: PlacedSighting[] = [];
  const movedSightings: Omit<PlacedSighting, 'outcome'>[] = [];
  const touchedMatchIds = new Set<string>();
  const newlyQuarantined: NewlyQuarantined[] = [];
  const localPlayerIds = new Set(removedSightings.flatMap(({ localPlayer }) => localPlayer ?? []));
  /** Matches that change, or whose sightings do. */
  const changedIds = new Set([
    ...removedSightings.map(({ matchId }) => matchId),
    ...addedMatches.map(({ id }) => id),
    ...[...storedMatches.keys()].filter((id) => !unchangedIds.has(id)),
  ]);
  for (const match of allResolved) {
    const outcomes = classifyOutcomes(match, ({ stored }) => stored !== null);
    const alternates = findAlternateDetails(match);
    for (const member of [...match.members, ...match.disputed.keys()]) {
      const alternateDetail = alternates.has(member)
        ? (member.incoming?.packDetail() ?? details.get(member) ?? null)
        : null;
      const placement = {
        sighting: member,
        matchId: match.id,
        alternateDetail,
        quarantine: match.disputed.get(member) ?? match.quarantine,
        describes: member === match.canonical,
      };
      if (member.incoming !== null && !isSameSighting(member.incoming.sighting, member.stored)) {
        insertedSightings.push({ ...placement, outcome: outcomes.get(member) ?? 'known' });
      } else if (member.stored !== null && hasPlacementChanged(member.stored, placement)) {
        movedSightings.push(placement);
      } else continue;
      if (placement.quarantine !== null && (member.stored?.quarantine ?? null) === null) {
        const { uploadId, source } = member;
        newlyQuarantined.push({ uploadId, source, hasCounted: member.stored !== null });
      }
      touchedMatchIds.add(match.id);
      if (member.stored !== null) changedIds.add(member.stored.matchId);
      if (member.localPlayer !== null) localPlayerIds.add(member.localPlayer);
    }
  }
  const recountedMatches = resolved.flatMap(({ id: matchId, witnesses }) => {
    const previousWitnesses = unchangedIds.has(matchId)
      ? storedMatches.get(matchId)?.row.witnesses
      : undefined;
    return previousWitnesses === undefined || previousWitnesses === witnesses
      ? []
      : [{ matchId, previousWitnesses, witnesses }];
  });
  for (const id of touchedMatchIds) changedIds.add(id);
  for (const { matchId } of recountedMatches) changedIds.add(matchId);
  return {
    removedMatchIds: [...storedMatches.keys()].filter((id) => !unchangedIds.has(id)),
    addedMatches: addedMatches.map((match) => toAddedMatch(match, details)),
    insertedSightings,
    movedSightings,
    deletedSightings: removedSightings,
    localPlayerIds: [...localPlayerIds].sort(),
    touchedMatchIds: [...touchedMatchIds],
    newlyQuarantined,
    recountedMatches,
    changedDays: listChangedDays(changedIds, allResolved, storedMatches),
  };
}

function hasPlacementChanged(
  stored: StoredSighting,
  { matchId, alternateDetail, quarantine, describes }: Omit<PlacedSighting, 'outcome'>,
): boolean {
  return (
    stored.matchId !== matchId ||
    stored.hasAlternateDetail !== (alternateDetail !== null) ||
    stored.quarantine !== quarantine ||
    stored.describes !== describes
  );
}

function mergeSightings(
  incoming: readonly IncomingMatch[],
  stored: readonly StoredSighting[],
  { source, decisions }: UploadSource,
): Member[] {
  const byKey = new Map(stored.map((sighting) => [toSightingKey(sighting), sighting]));
  const incomingMembers = incoming.map((added): Member => {
    const storedSighting = byKey.get(toSightingKey(added.sighting)) ?? null;
    byKey.delete(toSightingKey(added.sighting));
    const decision = decisions.get(added.sighting.ordinal) ?? null;
    return { ...added.sighting, source, decision, stored: storedSighting, incoming: added };
  });
  const otherMembers = [...byKey.values()].map(
    (sighting): Member => ({ ...sighting, stored: sighting, incoming: null }),
  );
  return [...incomingMembers, ...otherMembers];
}

const alternateDetailQuery = defineQuery({
  text: 'select spare as packed from upload_match where upload_id = $1 and ordinal = $2',
  parameters: ['text', 'int4'],
  columns: { packed: 'bytea!' },
});

const matchDetailQuery = defineQuery({
  text: 'select detail as packed from match_detail where match_id = $1',
  parameters: ['int8'],
  columns: { packed: 'bytea' },
});

function isUnchanged(match: ResolvedMatch<Member>, stored: Map<string, StoredMatch>): boolean {
  const storedMatch = stored.get(match.id);
  if (storedMatch === undefined) return false;
  const { row, canonical } = storedMatch;
  return (
    canonical.ownId === match.canonical.ownId &&
    canonical.digest === match.canonical.digest &&
    row.startedAt === match.startedAt &&
    row.category === match.category &&
    row.mode === match.mode &&
    row.region === match.region &&
    row.host === match.host &&
    row.clientVersion === match.clientVersion
  );
}

/**
 * Loads the packed details of stored sightings that a match is now made from or keeps as
 * alternates.
 */
async function loadDetails(
  client: Queryable,
  resolvedMatches: readonly ResolvedMatch<Member>[],
  addedMatches: readonly ResolvedMatch<Member>[],
  storedMatches: Map<string, StoredMatch>,
  removedSightings: ReadonlySet<StoredSighting>,
): Promise<Map<Member, Buffer>> {
  const requiredMembers = new Set<Member>();
  for (const { canonical } of addedMatches)
    if (canonical.incoming === null) requiredMembers.add(canonical);
  const membersToLoad = new Set(requiredMembers);
  for (const match of resolvedMatches) {
    for (const member of findAlternateDetails(match))
      if (member.incoming === null) membersToLoad.add(member);
  }
  const details = new Map<Member, Buffer>();
  const missing: StoredSighting[] = [];
  for (const member of membersToLoad) {
    const { stored } = member;
    if (stored === null) continue;
    const describingSighting = storedMatches.get(stored.matchId)?.canonical;
    const isDescriberKept =
      describingSighting !== undefined && !removedSightings.has(describingSighting);
    const row = stored.hasAlternateDetail
      ? await alternateDetailQuery.first(client, stored.uploadId, stored.ordinal)
      : await matchDetailQuery.first(client, stored.matchId);
    const packed = row?.packed;
    if (
      packed !== undefined &&
      (stored.hasAlternateDetail || isSameDescription(stored, describingSighting, isDescriberKept))
    ) {
      details.set(member, packed);
    } else if (requiredMembers.has(member) || removedSightings.size > 0) missing.push(stored);
  }
  if (missing.length > 0) throw new MissingDetailsError(missing);
  return details;
}

/**
 * Returns whether the details from one log can be used as those from the other. A removed log’s
 * details can only be used if the digests are equal.
 */
function isSameDescription(
  stored: StoredSighting,
  describingSighting: StoredSighting | undefined,
  isDescriberKept: boolean,
): boolean {
  if (describingSighting === undefined) return false;
  return (
    describingSighting.digest === stored.digest ||
    (isDescriberKept && stored.claims !== null && stored.claims === describingSighting.claims)
  );
}

function toAddedMatch(match: ResolvedMatch<Member>, details: Map<Member, Buffer>): AddedMatch {
  const { incoming } = match.canonical;
  if (incoming !== null)
    return { resolved: match, detail: incoming.detail, packed: incoming.packDetail() };
  const packed = details.get(match.canonical) as Buffer;
  return { resolved: match, detail: readMatchDetail(packed), packed };
}

function isSameSighting(sighting: Sighting, stored: StoredSighting | null): boolean {
  return (
    stored !== null &&
    stored.digest === sighting.digest &&
    stored.at === sighting.at &&
    stored.guid === sighting.guid &&
    stored.rosterKey === sighting.rosterKey &&
    stored.localPlayer === sighting.localPlayer &&
    stored.category === sighting.category &&
    stored.mode === sighting.mode &&
    stored.claims === sighting.claims &&
    stored.implausible === sighting.implausible
  );
}
