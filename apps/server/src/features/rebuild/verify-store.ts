import {
  createInstantConverter,
  parseMatchDetail,
  prepareSighting,
  readSession,
  serializeMatchIdentity,
} from '@scrapboard/matches';
import type { Pool } from 'pg';
import { defineQuery } from '../../database/define-query.ts';
import { pick } from '../../database/define-table.ts';
import { type StoredFile, upload } from '../../database/tables/uploads.ts';
import { inTransaction } from '../../database/transaction.ts';
import { defaultSeasonOf } from '../ratings/rate-matches.ts';
import { hash63 } from '../store/hash63.ts';
import { readMatchDetail } from '../store/match-detail.ts';
import { findUnreadableFiles, selectReadableSessions } from '../store/readable-sessions.ts';
import { buildManifests } from '../uploads/build-manifests.ts';
import type { RawStore } from '../uploads/raw-store.ts';
import { compareRatings } from './compare-ratings.ts';
import { compareRows } from './compare-rows.ts';

export interface VerifyContext {
  pool: Pool;
  store: RawStore;
  /** Returns a part's id without its cosmetic variant, using the catalogue. */
  basePartIdOf: (id: string) => string;
  /** Returns whether two teams compete in a mode, according to the catalogue. */
  isTeamMode: (mode: string) => boolean;
  /** Returns the ID of the season of an instant; by default a calendar quarter. */
  seasonOf?: (at: number) => string;
  /** How many uploads are read again; all of them if null. */
  sampleSize: number | null;
  /** Prints a line about the progress. */
  print(line: string): void;
}

const storedUploads = defineQuery({
  text: `select id, files, status, time_zone from upload
    where store is null or store = $1 order by received_at, id`,
  parameters: ['text'],
  columns: pick(upload, 'id', 'files', 'status', 'time_zone'),
});
type UploadRow = Awaited<ReturnType<typeof storedUploads.all>>[number];

/** Rows that are compared must come from one snapshot: the server may be storing matches. */
const BEGIN_SNAPSHOT_SQL = 'begin isolation level repeatable read read only';

const reasons = { missing: 'missing', damaged: 'damaged', unreadable: 'cannot be read' };

/**
 * Checks every raw log of the store by its hash and every manifest against the database; reads a
 * sample of the uploads, or all, again and compares them with what is stored; rates all matches
 * again. Returns a line for each problem.
 */
export async function verifyStore(context: VerifyContext): Promise<string[]> {
  const { pool, store, sampleSize, print } = context;
  const uploads = await storedUploads.all(pool, store.id);
  const problems = new Set<string>();
  const intactUploads: UploadRow[] = [];
  const reportChecked = createProgressReporter(print, uploads.length);
  for (const row of uploads) {
    const uploadProblems = await checkUpload(pool, store, row.id, row.files);
    for (const problem of uploadProblems) problems.add(problem);
    if (uploadProblems.length === 0 && row.status === 'stored') intactUploads.push(row);
    reportChecked('uploads checked by their hashes');
  }
  const sample = sampleSize === null ? intactUploads : pickSample(intactUploads, sampleSize);
  const reportRead = createProgressReporter(print, sample.length);
  for (const row of sample) {
    for (const problem of await compareUpload(context, row)) problems.add(problem);
    reportRead('uploads read again');
  }
  const ratingProblems = await inTransaction(
    pool,
    (client) => compareRatings(client, context.isTeamMode, context.seasonOf ?? defaultSeasonOf),
    BEGIN_SNAPSHOT_SQL,
  );
  if (ratingProblems === null) print('Ratings are being calculated, so they were not compared');
  else print('Ratings calculated again');
  return [...problems, ...(ratingProblems ?? [])];
}

async function checkUpload(
  pool: Pool,
  store: RawStore,
  id: string,
  files: readonly StoredFile[],
): Promise<string[]> {
  const problems = (await findUnreadableFiles(store.openRaw, files)).map(
    ({ path, sha256, reason }) => `${id}: ${path}: raw log ${reasons[reason]} (${sha256})`,
  );
  const [expected] = await buildManifests(pool, [id]);
  const storedManifest = await store.readManifest(id);
  if (storedManifest === null) problems.push(`${id}: manifest missing or damaged`);
  else if (
    expected !== undefined &&
    toComparableText(storedManifest) !== toComparableText(expected)
  ) {
    problems.push(`${id}: manifest and database differ`);
  }
  return problems;
}

/**
 * Returns what a rebuild needs of a manifest, without accounts and networks: these may be deleted.
 */
function toComparableText({
  receivedAt,
  timeZone,
  files,
}: {
  receivedAt: string;
  timeZone: string;
  files: readonly StoredFile[];
}): string {
  const fileLines = files.map(({ path, session, kind, sha256 }) =>
    [path, session, kind, sha256].join(' '),
  );
  return [receivedAt, timeZone, ...fileLines].join('\n');
}

const sightings = defineQuery({
  text: `select s.ordinal, s.digest, floor(extract(epoch from s.started_at) * 1000)::float8 as at,
      s.roster_key as "rosterKey", s.guid, s.own_id as "ownId", s.describes, s.match_id as "matchId",
      m.id is not null as "hasMatch", d.detail as packed,
      exists (select from upload_match o where o.match_id = s.match_id and o.digest = s.digest
        and (o.upload_id, o.ordinal) <> (s.upload_id, s.ordinal)) as "hasDuplicate"
    from upload_match s left join match m on m.id = s.match_id
      left join match_detail d on d.match_id = s.match_id and s.describes
    where s.upload_id = $1 order by s.ordinal`,
  parameters: ['text'],
  columns: {
    ...{ ordinal: 'int4', digest: 'int8', at: 'float8', rosterKey: 'int8', guid: 'text?' },
    ...{ ownId: 'int8', describes: 'bool', matchId: 'int8', hasMatch: 'bool', packed: 'bytea?' },
    hasDuplicate: 'bool',
  },
});
type SightingRow = Awaited<ReturnType<typeof sightings.all>>[number];

/** Reads an upload again and compares its logs with its matches, and these with their players. */
async function compareUpload(
  { pool, store, basePartIdOf }: VerifyContext,
  row: UploadRow,
): Promise<string[]> {
  const unmatchedByOrdinal = new Map(
    (await sightings.all(pool, row.id)).map((sighting) => [sighting.ordinal, sighting]),
  );
  const total = unmatchedByOrdinal.size;
  const toInstant = createInstantConverter(row.time_zone);
  let nextOrdinal = 0;
  let differingCount = 0;
  for (const { session, combat, game } of selectReadableSessions(row.files, [])) {
    const logs = {
      session,
      combat: combat && store.openRaw(combat.sha256),
      game: game && store.openRaw(game.sha256),
    };
    await readSession(
      logs,
      (match) => {
        const reference = { uploadId: row.id, ordinal: nextOrdinal++ };
        const { sighting, text } = prepareSighting(match, reference, toInstant, hash63);
        const stored = unmatchedByOrdinal.get(reference.ordinal);
        unmatchedByOrdinal.delete(reference.ordinal);
        const isSame =
          stored !== undefined &&
          (['digest', 'at', 'rosterKey', 'guid', 'ownId'] as const).every(
            (key) => stored[key] === sighting[key],
          );
        if (!isSame || !hasSameDetail(stored, text)) differingCount++;
      },
      () => {},
    );
  }
  differingCount += unmatchedByOrdinal.size;
  return [
    ...(differingCount === 0
      ? []
      : [
          `${row.id}: ${differingCount} of ${Math.max(total, nextOrdinal)} matches differ from its logs`,
        ]),
    ...(await inTransaction(
      pool,
      (client) => compareRows(client, row.id, basePartIdOf),
      BEGIN_SNAPSHOT_SQL,
    )),
  ];
}

/**
 * Returns whether the stored detail of a match equals this log’s, if this log describes the match.
 * If several logs report the same numbers, the damage over time may come from another of them.
 */
function hasSameDetail(
  { describes, hasMatch, hasDuplicate, packed }: SightingRow,
  text: string,
): boolean {
  if (!describes || !hasMatch) return true;
  if (packed === null) return false;
  const stored = readMatchDetail(packed);
  return hasDuplicate
    ? serializeMatchIdentity(stored) === serializeMatchIdentity(parseMatchDetail(text))
    : JSON.stringify(stored) === text;
}

/** Returns that many items at even distances, beginning at a random one. */
function pickSample<T>(items: readonly T[], count: number): T[] {
  if (items.length <= count) return [...items];
  const start = Math.floor(Math.random() * items.length);
  const step = items.length / count;
  return Array.from(
    { length: count },
    (_, i) => Math.floor(start + i * step) % items.length,
  ).flatMap((index) => items[index] ?? []);
}

/** Creates a function that counts a finished item and prints a line at every tenth of the total. */
function createProgressReporter(
  print: (line: string) => void,
  total: number,
): (unit: string) => void {
  let finishedCount = 0;
  return (unit) => {
    finishedCount++;
    if (
      finishedCount === total ||
      Math.floor((finishedCount * 10) / total) > Math.floor(((finishedCount - 1) * 10) / total)
    ) {
      print(`${finishedCount} of ${total} ${unit}`);
    }
  };
}
