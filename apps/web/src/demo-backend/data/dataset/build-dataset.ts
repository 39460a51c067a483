import { defaultCatalogue } from '@scrapboard/catalogue';
import {
  type MatchDetail,
  type MatchRow,
  type MatchRows,
  type ParticipantRow,
  type ResolvedMatch,
  resolveMatches,
  toMatchRows,
} from '@scrapboard/matches';
import type { UploadRecord } from '../../uploads/upload-record.ts';
import { createRatings, type Ratings } from './create-ratings.ts';
import { hash63, type StoredReport, withSources } from './stored-report.ts';

export interface DatasetMatch {
  row: MatchRow;
  detail: MatchDetail;
  /** What the logs that agree on it report. */
  reports: readonly StoredReport[];
}

export interface DatasetPlayer {
  id: string;
  /** Newest first. */
  rows: readonly ParticipantRow[];
  /** The reports of logs whose local player they are. */
  ownReports: readonly StoredReport[];
}

/** All data, in the form of the server's tables. */
export interface Dataset {
  uploads: ReadonlyMap<string, UploadRecord>;
  /** The ids of the uploads that came with the demo. */
  sampleUploadIds: ReadonlySet<string>;
  matches: ReadonlyMap<string, DatasetMatch>;
  players: ReadonlyMap<string, DatasetPlayer>;
  /** The id of the match of each report. */
  matchIds: ReadonlyMap<StoredReport, string>;
  /** Reports of matches that cannot have been played as described, and are not counted. */
  quarantined: ReadonlySet<StoredReport>;
  /** The id of each match, by the `ownId` of its reports: the id that one alone would give it. */
  idsByOwnId: ReadonlyMap<string, string>;
  ratings: Ratings;
}

/** Rows of unchanged matches, by what they were derived from. */
export type RowCache = Map<string, MatchRows>;

/** Derives all data from the stored reports; the same reports give the same data in any order. */
export function buildDataset(
  uploads: readonly UploadRecord[],
  stored: readonly StoredReport[],
  sampleUploadIds: ReadonlySet<string>,
  cache: RowCache = new Map(),
): Dataset {
  const matches = new Map<string, DatasetMatch>();
  const matchIds = new Map<StoredReport, string>();
  const idsByOwnId = new Map<string, string>();
  const rows: ParticipantRow[] = [];
  const quarantined = new Set<StoredReport>();
  for (const resolved of resolveMatches(withSources(uploads, stored), hash63)) {
    const reports = resolved.members.map((member) => member.stored);
    for (const report of [...reports, ...[...resolved.disputed.keys()].map((log) => log.stored)]) {
      matchIds.set(report, resolved.id);
      idsByOwnId.set(report.sighting.ownId, resolved.id);
      // Reports in dispute are not quarantined by themselves: all uploads here are from one person.
      if (resolved.quarantine !== null) quarantined.add(report);
    }
    if (resolved.quarantine !== null) continue;
    const { detail } = resolved.canonical.stored;
    if (detail === null || detail === undefined) {
      throw new Error(`no description of match ${resolved.id}`);
    }
    const built = rowsOf(resolved, detail, cache);
    matches.set(resolved.id, { row: built.match, detail, reports });
    rows.push(...built.players);
  }
  return {
    uploads: new Map(uploads.map((upload) => [upload.id, upload])),
    sampleUploadIds,
    matches,
    players: playersOf(
      rows,
      stored.filter((report) => !quarantined.has(report)),
    ),
    matchIds,
    quarantined,
    idsByOwnId,
    ratings: createRatings(
      [...matches.values()].map(({ row }) => row),
      rows,
    ),
  };
}

function rowsOf(resolved: ResolvedMatch, detail: MatchDetail, cache: RowCache): MatchRows {
  const { id, canonical, startedAt, category, mode, region, host, clientVersion } = resolved;
  const columns = [startedAt, category, mode, region, host, clientVersion, resolved.witnesses];
  const key = [id, canonical.digest, ...columns].join('\n');
  const cachedRows = cache.get(key);
  if (cachedRows !== undefined) return cachedRows;
  const rows = toMatchRows(resolved, detail, defaultCatalogue.basePartIdOf);
  cache.set(key, rows);
  return rows;
}

function playersOf(
  rows: readonly ParticipantRow[],
  stored: readonly StoredReport[],
): ReadonlyMap<string, DatasetPlayer> {
  const ownReports = Map.groupBy(stored, ({ sighting }) => sighting.localPlayer ?? '');
  const byPlayer = Map.groupBy(rows.toSorted(compareNewestFirst), ({ player_id }) => player_id);
  return new Map(
    [...byPlayer].map(([id, rows]) => [id, { id, rows, ownReports: ownReports.get(id) ?? [] }]),
  );
}

/** Sorts like the server's index: by start, then by id as a number. */
function compareNewestFirst(a: ParticipantRow, b: ParticipantRow): number {
  return b.started_at - a.started_at || (sortableId(a.match_id) < sortableId(b.match_id) ? 1 : -1);
}

/** Returns a decimal number in a form that sorts correctly as text. */
export function sortableId(id: string): string {
  return id.padStart(19, '0');
}
