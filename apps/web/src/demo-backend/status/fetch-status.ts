import { defaultCatalogue } from '@scrapboard/catalogue';
import type { Status } from '@scrapboard/contract';
import type { Visibility } from '@scrapboard/read-models';
import manifest from '../../../package.json' with { type: 'json' };
import type { Dataset, DatasetPlayer } from '../data/dataset/build-dataset.ts';
import { finishedRows } from '../data/dataset/filter-rows.ts';
import { uploadLimits } from '../uploads/upload-limits.ts';

/** Returns the status that the web app's shell shows, such as what data the demo contains. */
export function fetchStatus(dataset: Dataset, { isHidden }: Visibility, now: number): Status {
  const season = defaultCatalogue.seasonAt(now);
  const previous = defaultCatalogue.seasonAt(season.from - 1);
  const matches = dataset.matches.size;
  const demoMatches = countSampleMatches(dataset);
  const newest = newestOf([...dataset.matches.values()].map(({ row }) => row.started_at));
  const updated = newestOf(
    [...dataset.uploads.values()].flatMap(({ status, finishedAt }) =>
      status === 'stored' && finishedAt !== null ? [finishedAt] : [],
    ),
  );
  return {
    siteName: 'Scrapboard',
    version: manifest.version,
    googleMapsKey: null,
    links: { about: null, github: null, community: null },
    player: findMostActive([...dataset.players.values()].filter(({ id }) => !isHidden(id))),
    players: dataset.players.size,
    matches,
    newestMatchAt: newest,
    newestMatchSeason: newest === null ? null : defaultCatalogue.seasonAt(Date.parse(newest)).id,
    updatedAt: updated,
    demo: { filling: false, matches: demoMatches, totalMatches: demoMatches },
    backup: null,
    facts: null,
    ranked: 'plausible',
    prices: { asOf: defaultCatalogue.provenance('tradeItems').asOf, operator: null },
    season: {
      name: season.name,
      startsAt: new Date(season.from).toISOString(),
      previousStartsAt: new Date(previous.from).toISOString(),
    },
    minWitnesses: 1,
    uploadsFrom: 'anyone',
    uploadsPaused: false,
    limits: uploadLimits,
  };
}

/** Matches that only the visitor's own logs contain are not demo data. */
function countSampleMatches({ matches, sampleUploadIds }: Dataset): number {
  return [...matches.values()].filter(({ reports }) =>
    reports.some(({ sighting }) => sampleUploadIds.has(sighting.uploadId)),
  ).length;
}

function newestOf(times: readonly number[]): string | null {
  if (times.length === 0) return null;
  return new Date(times.reduce((newest, time) => Math.max(newest, time))).toISOString();
}

/** Returns the most active uploader; if there are no uploaders, the most active player. */
function findMostActive(players: readonly DatasetPlayer[]): string | null {
  const uploaders = players.filter(({ ownReports }) => ownReports.length > 0);
  const ranked = (uploaders.length > 0 ? uploaders : players)
    .map(({ id, rows }) => ({ id, games: finishedRows(rows).length }))
    .sort((a, b) => b.games - a.games || (a.id < b.id ? 1 : -1));
  return ranked[0]?.id ?? null;
}
