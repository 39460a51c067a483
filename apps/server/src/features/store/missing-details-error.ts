import type { StoredSighting } from './load-sightings.ts';

/** Thrown if the details of stored logs are needed but were not stored: see `restoreDetails`. */
export class MissingDetailsError extends Error {
  readonly sightings: readonly StoredSighting[];

  constructor(sightings: readonly StoredSighting[]) {
    super(`no description of match ${sightings[0]?.matchId} by upload ${sightings[0]?.uploadId}`);
    this.sightings = sightings;
  }
}
