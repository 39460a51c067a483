import { sharesRoster } from './claims.ts';
import { compareByUpload, compareText } from './compare-sightings.ts';
import { floorToSecond } from './floor-to-second.ts';
import type { Sighting } from './sighting.ts';

/** Clocks and time zones may be wrong by a day; two hours are added for drift. */
export const MAX_CLOCK_ERROR_MS = 26 * 3_600_000;

/** Logs that claim to be of the same match. */
export interface LogGroup<S> {
  guid: string | null;
  members: S[];
  /** Epoch milliseconds. */
  time: number;
}

/**
 * Groups logs by the match that they claim to be of, even if they disagree about it.
 * The result does not depend on their order.
 */
export function groupLogs<S extends Sighting>(logs: readonly S[]): LogGroup<S>[] {
  const sortedLogs = logs.toSorted(compareByUpload);
  const groupsWithGuid = [...Map.groupBy(sortedLogs, (s) => s.guid ?? '')]
    .filter(([guid]) => guid !== '')
    .flatMap(([, members]) => splitByRoster(members))
    .map(toGroup);
  const finishedGroups = attachFinished(
    sortedLogs.filter((s) => s.guid === null && s.winnerTeam !== null),
    groupsWithGuid,
  );
  const groups = joinUnfinishedGuids(groupsWithGuid, finishedGroups);
  const unfinishedGroups = attachUnfinished(
    sortedLogs.filter((s) => s.guid === null && s.winnerTeam === null),
    groups,
  );
  return [...groups, ...unfinishedGroups];
}

/**
 * Splits logs with the same guid into groups whose rosters are equal or contain each other, as those
 * of late joiners and leavers do.
 */
function splitByRoster<S extends Sighting>(logs: S[]): S[][] {
  if (logs.every((log) => log.rosterKey === logs[0]?.rosterKey)) return [logs];
  let groups: S[][] = [];
  for (const log of logs) {
    const matching = groups.filter((group) => group.some((other) => hasMatchingRoster(log, other)));
    groups = groups.filter((group) => !matching.includes(group));
    groups.push([...matching.flat(), log].sort(compareByUpload));
  }
  return groups;
}

function hasMatchingRoster(a: Sighting, b: Sighting): boolean {
  if (a.rosterKey === b.rosterKey) return true;
  return a.gameplay === b.gameplay && a.map === b.map && sharesRoster(a.claims, b.claims);
}

/**
 * Attaches finished logs without a guid to the match with a guid that they agree with; the others
 * become matches of their own.
 */
function attachFinished<S extends Sighting>(
  logs: S[],
  groupsWithGuid: LogGroup<S>[],
): LogGroup<S>[] {
  const unmatched: S[] = [];
  const joins: [LogGroup<S>, S][] = [];
  for (const log of logs) {
    const candidates = groupsWithGuid.filter((g) => g.members.some((m) => m.ownId === log.ownId));
    const group = findClosest(log.at, candidates);
    if (group === null) unmatched.push(log);
    else joins.push([group, log]);
  }
  for (const [group, log] of joins) group.members.push(log);
  return [...Map.groupBy(unmatched, (s) => s.ownId).values()].flatMap(splitByTime);
}

/**
 * Joins a guid that is known only from unfinished logs with the finished match without a guid that
 * it may be of; the closest pairs are joined first.
 */
function joinUnfinishedGuids<S extends Sighting>(
  groupsWithGuid: LogGroup<S>[],
  finishedGroups: LogGroup<S>[],
): LogGroup<S>[] {
  const pairs = groupsWithGuid
    .filter((group) => !isFinished(group))
    .flatMap((unfinished) =>
      finishedGroups
        .filter(
          (group) =>
            Math.abs(group.time - unfinished.time) <= MAX_CLOCK_ERROR_MS &&
            hasCommonRosterKey(unfinished, group),
        )
        .map((group) => ({ unfinished, group, distance: Math.abs(group.time - unfinished.time) })),
    )
    .sort(
      (a, b) =>
        a.distance - b.distance ||
        compareText(a.unfinished.guid ?? '', b.unfinished.guid ?? '') ||
        compareGroups(a.group, b.group),
    );
  const joined = new Set<LogGroup<S>>();
  for (const { unfinished, group } of pairs) {
    if (joined.has(unfinished) || joined.has(group)) continue;
    joined.add(unfinished).add(group);
    unfinished.members.push(...group.members);
  }
  const unjoined = finishedGroups.filter((group) => !joined.has(group));
  return [...groupsWithGuid, ...unjoined].map((group) => toGroup(group.members));
}

/**
 * Attaches unfinished logs without a guid to the match with the same roster that is closest in time.
 * Returns groups of the others, by roster and time.
 */
function attachUnfinished<S extends Sighting>(logs: S[], groups: LogGroup<S>[]): LogGroup<S>[] {
  const unmatched: S[] = [];
  const joins: [LogGroup<S>, S][] = [];
  for (const log of logs) {
    const candidates = groups.filter((g) => g.members.some((m) => m.rosterKey === log.rosterKey));
    const group = findClosest(log.at, candidates);
    if (group === null) unmatched.push(log);
    else joins.push([group, log]);
  }
  for (const [group, log] of joins) group.members.push(log);
  return [...Map.groupBy(unmatched, (s) => s.rosterKey).values()].flatMap(splitByTime);
}

/**
 * Groups logs with the same key, split where two neighbours in time differ by more than the
 * maximum clock error.
 */
function splitByTime<S extends Sighting>(logs: S[]): LogGroup<S>[] {
  const groups: S[][] = [];
  let last = Number.NEGATIVE_INFINITY;
  for (const log of logs.toSorted((a, b) => a.at - b.at || compareByUpload(a, b))) {
    if (log.at - last > MAX_CLOCK_ERROR_MS) groups.push([]);
    groups.at(-1)?.push(log);
    last = log.at;
  }
  return groups.map(toGroup);
}

/** Returns the group closest in time; null if none is within the maximum clock error. */
export function findClosest<S extends Sighting>(
  at: number,
  groups: readonly LogGroup<S>[],
): LogGroup<S> | null {
  const candidates = groups.filter((group) => Math.abs(group.time - at) <= MAX_CLOCK_ERROR_MS);
  candidates.sort(
    (a, b) =>
      Math.abs(a.time - at) - Math.abs(b.time - at) ||
      Number(isFinished(b)) - Number(isFinished(a)) ||
      compareGroups(a, b),
  );
  return candidates[0] ?? null;
}

/**
 * Returns the server's own time if the guid contains it, otherwise the earliest of the logs'
 * clocks.
 */
function timeOf(members: readonly Sighting[]): number {
  return (
    findServerTime(members) ??
    members.reduce((earliest, s) => Math.min(earliest, s.at), Number.POSITIVE_INFINITY)
  );
}

/** Returns the server's own time if a guid contains it; null if none does. */
export function findServerTime(members: readonly Sighting[]): number | null {
  for (const { guid, at } of members) {
    const time = guid === null ? null : readGuidTime(guid);
    if (time !== null && Math.abs(time - at) <= MAX_CLOCK_ERROR_MS) return time;
  }
  return null;
}

/**
 * Reads a guid's time: as far as is known, a guid is the microseconds since 1970 at which the
 * server created the match. Its fraction of a second is left out, see `floorToSecond`.
 */
function readGuidTime(guid: string): number | null {
  return /^\d{16}$/.test(guid) ? floorToSecond(Number(guid) / 1000) : null;
}

function toGroup<S extends Sighting>(members: S[]): LogGroup<S> {
  const guid = members.find((s) => s.guid !== null)?.guid ?? null;
  return { guid, members, time: timeOf(members) };
}

function isFinished(group: LogGroup<Sighting>): boolean {
  return group.members.some((s) => s.winnerTeam !== null);
}

function hasCommonRosterKey(a: LogGroup<Sighting>, b: LogGroup<Sighting>): boolean {
  const rosters = new Set(a.members.map((s) => s.rosterKey));
  return b.members.some((s) => rosters.has(s.rosterKey));
}

function compareGroups(a: LogGroup<Sighting>, b: LogGroup<Sighting>): number {
  return compareByUpload(a.members[0] as Sighting, b.members[0] as Sighting);
}
