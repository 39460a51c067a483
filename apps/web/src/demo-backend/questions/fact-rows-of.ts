import type { FactRows } from '@scrapboard/questions';
import { type FactLog, type FactMatch, toFactRows } from '@scrapboard/read-models';
import type { Dataset, DatasetMatch } from '../data/dataset/build-dataset.ts';
import { hash63, type StoredReport } from '../data/dataset/stored-report.ts';

const cache = new WeakMap<Dataset, FactRows>();

/** Returns the facts of all matches, made once per version of the data. */
export function factRowsOf(dataset: Dataset): FactRows {
  const cached = cache.get(dataset);
  if (cached !== undefined) return cached;
  const rows = toFactRows(toFactMatches(dataset));
  cache.set(dataset, rows);
  return rows;
}

/** Returns a text that changes if, and only if, the facts do: they follow from these logs alone. */
export function factsVersionOf(dataset: Dataset): string {
  const logs = [...dataset.matches.values()].flatMap((match) =>
    logsOf(dataset, match).map(({ upload, ordinal, receivedAt, outcome, uploader }) =>
      [match.row.id, match.row.started_at, upload, ordinal, receivedAt, outcome, uploader].join(),
    ),
  );
  return hash63(logs.sort().join('\n'));
}

function toFactMatches(dataset: Dataset): FactMatch[] {
  const players = Map.groupBy(
    [...dataset.players.values()].flatMap(({ rows }) => rows),
    ({ match_id }) => match_id,
  );
  return [...dataset.matches.values()].map((match) => ({
    match: match.row,
    players: players.get(match.row.id) ?? [],
    logs: logsOf(dataset, match),
    expected: expectedOf(dataset, match),
  }));
}

function expectedOf({ ratings }: Dataset, { row }: DatasetMatch): FactMatch['expected'] {
  const playerId = row.player_ids[0];
  if (playerId === undefined) return null;
  const chance = ratings.after(playerId, row.id)?.expected ?? null;
  return chance === null ? null : { playerId, chance };
}

/** Sorted like the server's: the log that describes the match first. */
function logsOf(dataset: Dataset, { reports, detail }: DatasetMatch): FactLog[] {
  return reports
    .toSorted(
      (a, b) =>
        Number(b.detail === detail) - Number(a.detail === detail) ||
        (a.sighting.uploadId < b.sighting.uploadId ? -1 : 1) ||
        a.sighting.ordinal - b.sighting.ordinal,
    )
    .flatMap((report) => toFactLog(dataset, report));
}

function toFactLog({ uploads }: Dataset, { sighting, outcome }: StoredReport): FactLog[] {
  const { uploadId, ordinal, localPlayer, queueMs, rewards } = sighting;
  const upload = uploads.get(uploadId);
  if (upload === undefined) return [];
  const { receivedAt, isSample = false, owners } = upload;
  return [
    {
      ordinal,
      upload: hash63(uploadId),
      receivedAt: Math.floor(receivedAt / 1000) * 1000,
      source: isSample ? 'demo' : 'web',
      outcome,
      // Everything without an account was uploaded in this browser.
      uploader: isSample ? localPlayer : (owners.toSorted()[0] ?? 'browser'),
      localPlayer,
      queueMs,
      rewards,
    },
  ];
}
