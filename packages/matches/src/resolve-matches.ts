import type { Hash63 } from './hash63.ts';
import type { Sighting } from './sighting.ts';

/** Clocks and time zones may be wrong by a day; two hours are added for drift. */
const MAX_CLOCK_ERROR_MS = 26 * 3_600_000;

/** A match and the logs that contain it. */
export interface ResolvedMatch<S extends Sighting = Sighting> {
  id: string;
  members: S[];
  /** The log that describes the match. */
  canonical: S;
  /** Epoch milliseconds. */
  startedAt: number;
  category: string;
  mode: string;
  region: string | null;
  host: string | null;
  clientVersion: string | null;
}

interface Group<S> {
  guid: string | null;
  members: S[];
  time: number;
}

/**
 * Resolves which matches a set of logs contains. The set must be closed: it includes every log that
 * shares a roster or a server guid with any of its logs. The result depends only on the set, never
 * on the order in which its logs arrived. See docs/decisions/0007 for the rules; in short:
 *
 * - one guid is one match, and two guids are two;
 * - without guids, equal roster, winner and battle time make one match, unless the clocks differ by
 *   more than wrong time zones explain;
 * - a log without a finish belongs to the match of the same roster that is closest in time.
 */
export function resolveMatches<S extends Sighting>(
  sightings: readonly S[],
  hash63: Hash63,
): ResolvedMatch<S>[] {
  const all = sightings.toSorted(compareByUpload);
  const withGuid = [...groupBy(all, (s) => s.guid ?? '')]
    .filter(([guid]) => guid !== '')
    .map(([, members]) => toGroup(members));
  const finished = attachFinished(
    all.filter((s) => s.guid === null && s.winnerTeam !== null),
    withGuid,
  );
  const known = joinUnfinishedGuids(withGuid, finished);
  const unfinished = attachUnfinished(
    all.filter((s) => s.guid === null && s.winnerTeam === null),
    known,
  );
  return assignMatchIds(
    [...known, ...unfinished].map((group) => describe(group.members)),
    hash63,
  );
}

/**
 * Attaches finished logs without a guid to the match with a guid that they agree with; the others
 * become matches of their own.
 */
function attachFinished<S extends Sighting>(logs: S[], withGuid: Group<S>[]): Group<S>[] {
  const unmatched: S[] = [];
  const joins: [Group<S>, S][] = [];
  for (const log of logs) {
    const fits = withGuid.filter((g) => g.members.some((m) => m.ownId === log.ownId));
    const group = closest(log.at, fits);
    if (group === null) unmatched.push(log);
    else joins.push([group, log]);
  }
  for (const [group, log] of joins) group.members.push(log);
  return [...groupBy(unmatched, (s) => s.ownId).values()].flatMap(splitByTime);
}

/**
 * A guid known only from unfinished logs may be that of a finished match without one; the closest
 * pairs are joined first.
 */
function joinUnfinishedGuids<S extends Sighting>(
  withGuid: Group<S>[],
  finished: Group<S>[],
): Group<S>[] {
  const pairs = withGuid
    .filter((group) => !isFinished(group))
    .flatMap((open) =>
      finished
        .filter(
          (group) =>
            Math.abs(group.time - open.time) <= MAX_CLOCK_ERROR_MS && shareRoster(open, group),
        )
        .map((group) => ({ open, group, distance: Math.abs(group.time - open.time) })),
    )
    .sort(
      (a, b) =>
        a.distance - b.distance ||
        compare(a.open.guid ?? '', b.open.guid ?? '') ||
        compareGroups(a.group, b.group),
    );
  const joined = new Set<Group<S>>();
  for (const { open, group } of pairs) {
    if (joined.has(open) || joined.has(group)) continue;
    joined.add(open).add(group);
    open.members.push(...group.members);
  }
  const rest = finished.filter((group) => !joined.has(group));
  return [...withGuid, ...rest].map((group) => toGroup(group.members));
}

function attachUnfinished<S extends Sighting>(logs: S[], known: Group<S>[]): Group<S>[] {
  const unmatched: S[] = [];
  const joins: [Group<S>, S][] = [];
  for (const log of logs) {
    const fits = known.filter((g) => g.members.some((m) => m.rosterKey === log.rosterKey));
    const group = closest(log.at, fits);
    if (group === null) unmatched.push(log);
    else joins.push([group, log]);
  }
  for (const [group, log] of joins) group.members.push(log);
  return [...groupBy(unmatched, (s) => s.rosterKey).values()].flatMap(splitByTime);
}

/**
 * Groups logs with the same key, split where two neighbours in time differ by more than clocks may
 * be wrong.
 */
function splitByTime<S extends Sighting>(logs: S[]): Group<S>[] {
  const groups: S[][] = [];
  let last = Number.NEGATIVE_INFINITY;
  for (const log of logs.toSorted((a, b) => a.at - b.at || compareByUpload(a, b))) {
    if (log.at - last > MAX_CLOCK_ERROR_MS) groups.push([]);
    groups.at(-1)?.push(log);
    last = log.at;
  }
  return groups.map(toGroup);
}

function closest<S extends Sighting>(at: number, groups: readonly Group<S>[]): Group<S> | null {
  const isWithinClockError = groups.filter(
    (group) => Math.abs(group.time - at) <= MAX_CLOCK_ERROR_MS,
  );
  isWithinClockError.sort(
    (a, b) =>
      Math.abs(a.time - at) - Math.abs(b.time - at) ||
      Number(isFinished(b)) - Number(isFinished(a)) ||
      compareGroups(a, b),
  );
  return isWithinClockError[0] ?? null;
}

function describe<S extends Sighting>(members: S[]): Omit<ResolvedMatch<S>, 'id'> {
  const ranked = members.toSorted(compareRank);
  const canonical = ranked[0] as S;
  // Only game.log shows whether a match was restricted or custom.
  const queued = ranked.find((s) => s.queueTag !== null || s.customGame) ?? canonical;
  return {
    members: members.toSorted(compareByUpload),
    canonical,
    startedAt: timeOf(members),
    category: queued.category,
    mode: queued.mode,
    region: ranked.find((s) => s.region !== null)?.region ?? null,
    host: ranked.find((s) => s.host !== null)?.host ?? null,
    clientVersion: ranked.find((s) => s.clientVersion !== null)?.clientVersion ?? null,
  };
}

/**
 * Two matches whose logs look alike (such as a rematch that also reached the time limit) still get
 * two ids.
 */
function assignMatchIds<S extends Sighting>(
  matches: Omit<ResolvedMatch<S>, 'id'>[],
  hash63: Hash63,
): ResolvedMatch<S>[] {
  return [...groupBy(matches, (match) => match.canonical.ownId)].flatMap(([ownId, alike]) =>
    alike
      .sort((a, b) => a.startedAt - b.startedAt || compareByUpload(a.canonical, b.canonical))
      .map((match, n) => ({ ...match, id: n === 0 ? ownId : hash63(`${ownId} again ${n}`) })),
  );
}

/**
 * Sorts the better description first: finished, then more lines; the remaining keys only make the
 * order total.
 */
export function compareRank(a: Sighting, b: Sighting): number {
  return (
    Number(a.winnerTeam === null) - Number(b.winnerTeam === null) ||
    b.lines - a.lines ||
    compare(a.digest, b.digest) ||
    compareByUpload(a, b)
  );
}

/**
 * Returns the server's own time if the guid contains it, otherwise the earliest of the logs'
 * clocks.
 */
function timeOf(members: readonly Sighting[]): number {
  const earliest = members.reduce((least, s) => Math.min(least, s.at), Number.POSITIVE_INFINITY);
  for (const { guid, at } of members) {
    const time = guid === null ? null : guidTime(guid);
    if (time !== null && Math.abs(time - at) <= MAX_CLOCK_ERROR_MS) return time;
  }
  return earliest;
}

/**
 * Reads a guid's time: as far as is known, a guid is the microseconds since 1970 at which the
 * server created the match.
 */
function guidTime(guid: string): number | null {
  return /^\d{16}$/.test(guid) ? Math.floor(Number(guid) / 1000) : null;
}

function toGroup<S extends Sighting>(members: S[]): Group<S> {
  const guid = members.find((s) => s.guid !== null)?.guid ?? null;
  return { guid, members, time: timeOf(members) };
}

function isFinished(group: Group<Sighting>): boolean {
  return group.members.some((s) => s.winnerTeam !== null);
}

function shareRoster(a: Group<Sighting>, b: Group<Sighting>): boolean {
  const rosters = new Set(a.members.map((s) => s.rosterKey));
  return b.members.some((s) => rosters.has(s.rosterKey));
}

function compareByUpload(a: Sighting, b: Sighting): number {
  return compare(a.uploadId, b.uploadId) || a.ordinal - b.ordinal;
}

function compareGroups(a: Group<Sighting>, b: Group<Sighting>): number {
  return compareByUpload(a.members[0] as Sighting, b.members[0] as Sighting);
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

function groupBy<T>(items: readonly T[], key: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const name = key(item);
    const group = groups.get(name);
    if (group === undefined) groups.set(name, [item]);
    else group.push(item);
  }
  return groups;
}
