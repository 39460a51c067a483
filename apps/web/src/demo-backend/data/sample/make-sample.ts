import type { LogMatch } from '@scrapboard/match-log';
import {
  classifyOutcomes,
  createInstantConverter,
  findAlternateDetails,
  readSession,
  resolveMatches,
} from '@scrapboard/matches';
import { type SimulatedSession, simulateWorld, type WorldOptions } from '@scrapboard/simulator';
import { computeUploadId } from '@scrapboard/uploads';
import { DAY_MS } from '../../../day-ms.ts';
import type { UploadRecord } from '../../uploads/upload-record.ts';
import {
  hash63,
  type StoredReport,
  toStoredReport,
  withSources,
} from '../dataset/stored-report.ts';
import { Sha256, sha256 } from '../sha256.ts';
import type { DemoSample } from './sample.ts';

/** The time from the start of a session's last match to its upload. */
const UPLOAD_DELAY_MS = 4 * 60_000;

/** Small enough to load quickly, large enough to fill most pages. */
export const sampleOptions: WorldOptions = {
  seed: 5,
  players: 48,
  matches: 320,
  from: Date.UTC(2026, 4, 7, 20) - 110 * DAY_MS,
  to: Date.UTC(2026, 4, 7, 20),
  density: 0.12,
  uploadersPerMatch: 1.4,
};

/**
 * Simulates the logs of a small group of players and reads them like uploaded ones. The same
 * options give the same sample. Slow, so it runs when the demo is built.
 */
export async function makeSample(options: WorldOptions = sampleOptions): Promise<DemoSample> {
  const uploads: UploadRecord[] = [];
  const reports: StoredReport[] = [];
  for (const session of simulateWorld(options).sessions()) {
    const upload = await readSimulatedSession(session, (report) => reports.push(report));
    uploads.push(upload);
  }
  assignOutcomesAndTrim(uploads, reports);
  return { to: options.to, uploads, matches: reports };
}

async function readSimulatedSession(
  session: SimulatedSession,
  onReport: (report: StoredReport) => void,
): Promise<UploadRecord> {
  const { name, timeZone } = session;
  const combat = [...session.combatLog()];
  const game = session.gameLog === null ? null : [...session.gameLog()];
  const logs = [game, combat].filter((log) => log !== null);
  const id = computeUploadId(logs.map(hashOf), sha256);
  const toInstant = createInstantConverter(timeZone);
  let ordinal = 0;
  const addMatch = (match: LogMatch) => {
    const storedReport = toStoredReport(match, { uploadId: id, ordinal: ordinal++ }, toInstant);
    onReport({ ...storedReport, outcome: 'known' });
  };
  const summary = await readSession(
    { session: name, combat: stream(combat), game: game && stream(game) },
    addMatch,
    () => {},
  );
  const bytes = logs.map((log) => log.reduce((sum, chunk) => sum + chunk.length, 0));
  const totalBytes = bytes.reduce((sum, size) => sum + size, 0);
  const latestStart = session.expected().reduce((at, match) => Math.max(at, match.startsAt), 0);
  const receivedAt = latestStart + UPLOAD_DELAY_MS;
  return {
    id,
    receivedAt,
    status: 'stored',
    timeZone,
    files: logs.map((log, i) => ({
      path: `${name}/${log === game ? 'game' : 'combat'}.log`,
      session: name,
      bytes: bytes[i] ?? 0,
    })),
    totalBytes,
    readBytes: totalBytes,
    ignored: { testDrives: summary.testDrives, unknownLines: 0, examples: [] },
    refused: [],
    error: null,
    finishedAt: receivedAt,
    isSample: true,
    owners: [],
    matches: ordinal,
    readAt: receivedAt,
  };
}

/** Sets the outcome of each report for its uploader, and drops details that are never needed. */
function assignOutcomesAndTrim(
  uploads: readonly UploadRecord[],
  reports: readonly StoredReport[],
): void {
  for (const match of resolveMatches(withSources(uploads, reports), hash63)) {
    const alternates = findAlternateDetails(match);
    const isUnanimous = match.members.every(({ claims }) => claims === match.canonical.claims);
    for (const [log, outcome] of classifyOutcomes(match, () => false)) {
      const { stored } = log;
      stored.outcome = outcome;
      if (log !== match.canonical && !alternates.has(log)) stored.detail = null;
      // Claims that are only ever compared with equal ones need not be sent to every visitor.
      if (isUnanimous) stored.sighting.claims = hash63(log.claims ?? '');
    }
  }
}

function hashOf(chunks: readonly Uint8Array[]): string {
  const hash = new Sha256();
  for (const chunk of chunks) hash.update(chunk);
  return hash.hex();
}

async function* stream(chunks: readonly Uint8Array[]): AsyncGenerator<Uint8Array> {
  yield* chunks;
}
