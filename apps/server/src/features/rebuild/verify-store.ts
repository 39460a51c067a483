import { createInstantConverter, prepareSighting, readSession } from '@scrapboard/matches';
import type { Pool } from 'pg';
import { defineQuery } from '../../database/define-query.ts';
import { pick } from '../../database/define-table.ts';
import { foldSql } from '../../database/fold-sql.ts';
import { type StoredFile, upload } from '../../database/tables/uploads.ts';
import { hash63 } from '../store/hash63.ts';
import { readMatchDetail } from '../store/match-detail.ts';
import { findUnreadable, readableSessions } from '../store/readable-sessions.ts';
import { loadManifests } from '../uploads/load-manifests.ts';
import type { RawStore } from '../uploads/raw-store.ts';

export interface VerifyContext {
  pool: Pool;
  store: RawStore;
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
type Row = Awaited<ReturnType<typeof storedUploads.all>>[number];

const reasons = { missing: 'missing', damaged: 'damaged', unreadable: 'cannot be read' };

/**
 * Checks every raw log of the store by its hash and every manifest against the database; reads a
 * sample of the uploads, or all, again and compares them with what is stored. Returns a line for
 * each problem.
 */
export async function verifyStore(context: VerifyContext): Promise<string[]> {
  const { pool, store, sampleSize, print } = context;
  const uploads = await storedUploads.all(pool, store.id);
  const problems: string[] = [];
  const intactUploads: Row[] = [];
  const report = createProgressReporter(print, uploads.length);
  for (const row of uploads) {
    const found = await checkUpload(pool, store, row.id, row.files);
    problems.push(...found);
    if (found.length === 0 && row.status === 'stored') intactUploads.push(row);
    report('uploads checked by their hashes');
  }
  const sample = sampleSize === null ? intactUploads : pickSample(intactUploads, sampleSize);
  const reportRead = createProgressReporter(print, sample.length);
  for (const row of sample) {
    problems.push(...(await compareMatches(pool, store, row)));
    reportRead('uploads read again');
  }
  return problems;
}

async function checkUpload(
  pool: Pool,
  store: RawStore,
  id: string,
  files: readonly StoredFile[],
): Promise<string[]> {
  const problems = (await findUnreadable(store.openRaw, files)).map(
    ({ path, sha256, reason }) => `${id}: ${path}: raw log ${reasons[reason]} (${sha256})`,
  );
  const [expected] = await loadManifests(pool, [id]);
  const written = await store.readManifest(id);
  if (written === null) problems.push(`${id}: manifest missing or damaged`);
  else if (expected !== undefined && comparableText(written) !== comparableText(expected)) {
    problems.push(`${id}: manifest and database differ`);
  }
  return problems;
}

/**
 * Returns what a rebuild needs of a manifest, without accounts and networks: these may be deleted.
 */
function comparableText({
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
      m.id is not null as "hasMatch", d.detail as packed
    from upload_match s left join match m on m.id = s.match_id
      left join match_detail d on d.match_id = s.match_id and s.describes
    where s.upload_id = $1 order by s.ordinal`,
  parameters: ['text'],
  columns: {
    ...{ ordinal: 'int4', digest: 'int8', at: 'float8', rosterKey: 'int8', guid: 'text?' },
    ...{ ownId: 'int8', describes: 'bool', matchId: 'int8', hasMatch: 'bool', packed: 'bytea?' },
  },
});
type Stored = Awaited<ReturnType<typeof sightings.all>>[number];

const wrongFolds = defineQuery({
  text: `select f.player_id as id from (
      select player_id, ${[...foldSql].map(([name, sql]) => `${sql} as ${name}`).join(', ')}
      from player_match where player_id in (
        select unnest(m.player_ids) from match m join upload_match s on s.match_id = m.id
        where s.upload_id = $1)
      group by player_id
    ) x join player_fold f using (player_id)
    where (${[...foldSql.keys()].map((name) => `x.${name}`).join(', ')})
      is distinct from (${[...foldSql.keys()].map((name) => `f.${name}`).join(', ')})`,
  parameters: ['text'],
  columns: { id: 'text' },
});

/** Reads an upload again and compares what its logs say, its matches and its players' totals. */
async function compareMatches(pool: Pool, store: RawStore, row: Row): Promise<string[]> {
  const unmatched = new Map(
    (await sightings.all(pool, row.id)).map((sighting) => [sighting.ordinal, sighting]),
  );
  const total = unmatched.size;
  const toInstant = createInstantConverter(row.time_zone);
  let next = 0;
  let differing = 0;
  for (const { session, combat, game } of readableSessions(row.files, [])) {
    const logs = {
      session,
      combat: combat && store.openRaw(combat.sha256),
      game: game && store.openRaw(game.sha256),
    };
    await readSession(
      logs,
      (match) => {
        const place = { uploadId: row.id, ordinal: next++ };
        const { sighting, text } = prepareSighting(match, place, toInstant, hash63);
        const stored = unmatched.get(place.ordinal);
        unmatched.delete(place.ordinal);
        const isSame =
          stored !== undefined &&
          (['digest', 'at', 'rosterKey', 'guid', 'ownId'] as const).every(
            (key) => stored[key] === sighting[key],
          );
        if (!isSame || !hasSameDetail(stored, text)) differing++;
      },
      () => {},
    );
  }
  differing += unmatched.size;
  const folds = await wrongFolds.all(pool, row.id);
  return [
    ...(differing === 0
      ? []
      : [`${row.id}: ${differing} of ${Math.max(total, next)} matches differ from its logs`]),
    ...folds.map(({ id }) => `Player ${id}: the totals are not those of the matches`),
  ];
}

/**
 * Returns whether the stored detail of a match is that of this log, if this log describes the
 * match.
 */
function hasSameDetail({ describes, hasMatch, packed }: Stored, text: string): boolean {
  if (!describes || !hasMatch) return true;
  return packed !== null && JSON.stringify(readMatchDetail(packed)) === text;
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
): (what: string) => void {
  let done = 0;
  return (what) => {
    done++;
    if (done === total || Math.floor((done * 10) / total) > Math.floor(((done - 1) * 10) / total)) {
      print(`${done} of ${total} ${what}`);
    }
  };
}
