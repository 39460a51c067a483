import { classifyOutcomes, resolveMatches } from '@scrapboard/matches';
import type { OpenStored } from '../frame/stored-value.ts';
import { failStaleUploads } from '../uploads/fail-stale-uploads.ts';
import type { UploadRecord } from '../uploads/upload-record.ts';
import { moveSample, type Sample } from './sample/sample.ts';
import { makeWorld, type RowCache, type World } from './world/make-world.ts';
import { hash63, type StoredMatch, withSources } from './world/stored-match.ts';

/** The uploads, with a number that increases with every change. */
interface UploadsState {
  version: number;
  uploads: UploadRecord[];
}

/** The game data of the demo: the sample and the uploads. */
export interface DataStore {
  /** Returns all current data. */
  world(): Promise<World>;
  /** Changes the list of uploads and answers what `change` returns; see `StoredValue.change`. */
  changeUploads<Result>(change: (uploads: UploadRecord[]) => Result): Promise<Result>;
  /** Stores matches of an upload, keeping those it already has; returns how many it has now. */
  addMatches(uploadId: string, matches: readonly Omit<StoredMatch, 'outcome'>[]): Promise<number>;
  now(): number;
}

export interface StoreOptions {
  openStored: OpenStored;
  sample: () => Promise<Sample>;
  /** Epoch milliseconds. */
  now: () => number;
}

export function createDataStore({ openStored, sample, now }: StoreOptions): DataStore {
  const state = openStored('uploads', (): UploadsState => ({ version: 0, uploads: [] }));
  const listOf = (uploadId: string) => openStored(`matches ${uploadId}`, (): StoredMatch[] => []);
  const lists = new Map<string, readonly StoredMatch[]>();
  const cache: RowCache = new Map();
  let loading: Promise<Sample> | undefined;
  let cached: { version: number; world: Promise<World> } | undefined;

  /** Loaded on first use; a failure is not cached. */
  function loadSample(): Promise<Sample> {
    loading ??= sample().then((loaded) => moveSample(loaded, now()));
    loading.catch(() => {
      loading = undefined;
    });
    return loading;
  }

  /** Lists only grow, so equal length means equal content. */
  async function loadMatches({ id, matches }: UploadRecord): Promise<readonly StoredMatch[]> {
    const known = lists.get(id);
    if (known?.length === matches) return known;
    const list = (await listOf(id).read()).slice(0, matches).map(completeDetail);
    lists.set(id, list);
    return list;
  }

  async function load(uploads: readonly UploadRecord[]) {
    const [base, ...own] = await Promise.all([loadSample(), ...uploads.map(loadMatches)]);
    return { base, records: [...base.uploads, ...uploads], kept: [...base.matches, ...own.flat()] };
  }

  async function buildWorld(uploads: readonly UploadRecord[]): Promise<World> {
    const { base, records, kept: stored } = await load(uploads);
    const sample = new Set(base.uploads.map(({ id }) => id));
    return makeWorld(records, stored, sample, cache);
  }

  async function world(): Promise<World> {
    const { version, uploads } = failStaleUploads(await state.read(), now());
    if (cached?.version !== version) cached = { version, world: buildWorld(uploads) };
    const { world } = cached;
    world.catch(() => {
      if (cached?.world === world) cached = undefined;
    });
    return await world;
  }

  return {
    world,
    now,
    changeUploads: (change) =>
      state.change((value) => {
        value.uploads = failStaleUploads(value, now()).uploads;
        value.version++;
        return change(value.uploads);
      }),
    async addMatches(uploadId, matches) {
      const { uploads } = await state.read();
      const { records, kept: stored } = await load(uploads);
      const classified = withOutcomes(records, stored, matches);
      return await listOf(uploadId).change((list) => {
        const storedOrdinals = new Set(list.map(({ sighting }) => sighting.ordinal));
        return list.push(
          ...classified.filter(({ sighting }) => !storedOrdinals.has(sighting.ordinal)),
        );
      });
    },
  };
}

/** Adds each match's outcome for its uploader: whether it was new. */
function withOutcomes(
  uploads: readonly UploadRecord[],
  stored: readonly StoredMatch[],
  added: readonly Omit<StoredMatch, 'outcome'>[],
): StoredMatch[] {
  const fresh = new Set(added);
  const outcomes = new Map(
    resolveMatches(withSources(uploads, [...stored, ...added]), hash63).flatMap((match) =>
      [...classifyOutcomes(match, (log) => !fresh.has(log.stored))].map(
        ([log, outcome]) => [log.stored, outcome] as const,
      ),
    ),
  );
  return added.map((match) => ({ ...match, outcome: outcomes.get(match) ?? 'known' }));
}

/** Returns the match with the details added that earlier versions did not store in this browser. */
function completeDetail(kept: StoredMatch): StoredMatch {
  return {
    ...kept,
    detail: kept.detail && { ...kept.detail, damageSeries: kept.detail.damageSeries ?? null },
  };
}
