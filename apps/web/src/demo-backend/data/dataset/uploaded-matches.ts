import type { UploadedMatch } from '@scrapboard/contract';
import type { Dataset } from './build-dataset.ts';
import type { StoredReport } from './stored-report.ts';

/** Returns the matches an upload added or confirmed, in the order of its logs. */
export function uploadedMatches(
  dataset: Dataset,
  uploadId: string,
): (Omit<StoredReport, 'outcome'> & Pick<UploadedMatch, 'outcome'> & { matchId: string })[] {
  return [...dataset.matchIds]
    .filter(([{ sighting }]) => sighting.uploadId === uploadId)
    .map(([report, matchId]) => ({
      ...report,
      matchId,
      outcome: dataset.quarantined.has(report) ? ('quarantined' as const) : report.outcome,
    }))
    .sort((a, b) => a.sighting.ordinal - b.sighting.ordinal);
}
