import { classifyOutcomes, resolveMatches } from '@scrapboard/matches';
import type { OpenStoredValue } from '../framework/stored-value.ts';
import { failStaleUploads } from '../uploads/fail-stale-uploads.ts';
import type { UploadRecord } from '../uploads/upload-record.ts';
import { buildDataset, type Dataset, type RowCache } from './dataset/build-dataset.ts';
import { hash63, type StoredReport, withSources } from './dataset/stored-report.ts';
import { type DemoSample, shiftSample } from './sample/sample.ts';

/** The uploads, with a number that increases with every change. */
interface UploadsState {
  version: number;
  uploads: UploadRecord[];
}

/** The game data of the demo: the sample and the uploads. */
export interface DataStore {
  /** Returns all current data. */
  dataset(): Promise<Dataset>;
  /** Changes the list of uploads and returns what `change` returns; see `StoredValue.change`. */
  changeUploads<Result>(change: (uploads: UploadRecord[]) => Result): Promise<Result>;
  /** Stores reports of an upload, keeping those it already has; returns how many it has now. */
  addReports(uploadId: string, reports: readonly Omit<StoredReport, 'outcome'>[]): Promise<number>;
  now(): number;
}

export interface StoreOptions {
  openStoredValue: OpenStoredValue;
  loadSample: () => Promise<DemoSample>;
  /** Epoch milliseconds. */
  now: () => number;
}

export function createDataStore({ openStoredValue, loadSample, now }: StoreOptions): DataStore {
  const state = openStoredValue('uploads', (): UploadsState => ({ version: 0, uploads: [] }));
  const openReports = (uploadId: string) =>
    openStoredValue(`matches ${uploadId}`, (): StoredReport[] => []);
  const loadedReports = new Map<string, readonly StoredReport[]>();
  const rowCache: RowCache = new Map();
  let loading: Promise<DemoSample> | undefined;
  let cached: { key: string; dataset: Promise<Dataset> } | undefined;

  /** Loaded on first use; a failure is not cached. */
  function loadShiftedSample(): Promise<DemoSample> {
    loading ??= loadSample().then((loaded) => shiftSample(loaded, now()));
    loading.catch(() => {
      loading = undefined;
    });
    return loading;
  }

  /** Lists only grow, so equal length means equal content. */
  async function loadReports({ id, matches }: UploadRecord): Promise<readonly StoredReport[]> {
    const loaded = loadedReports.get(id);
    if (loaded?.length === matches) return loaded;
    const list = (await openReports(id).read()).slice(0, matches).map(completeDetail);
    loadedReports.set(id, list);
    return list;
  }

  async function loadAll(uploads: readonly UploadRecord[]) {
    const [sample, ...uploaded] = await Promise.all([
      loadShiftedSample(),
      ...uploads.map(loadReports),
    ]);
    return {
      sample,
      records: [...sample.uploads, ...uploads],
      stored: [...sample.matches, ...uploaded.flat()],
    };
  }

  async function loadDataset(uploads: readonly UploadRecord[]): Promise<Dataset> {
    const { sample, records, stored } = await loadAll(uploads);
    const sampleUploadIds = new Set(sample.uploads.map(({ id }) => id));
    return buildDataset(records, stored, sampleUploadIds, rowCache);
  }

  async function dataset(): Promise<Dataset> {
    const { version, uploads } = failStaleUploads(await state.read(), now());
    // An upload becomes stale without a new version.
    const failed = uploads.filter(({ status }) => status === 'failed').length;
    const key = `${version} ${failed}`;
    if (cached?.key !== key) cached = { key, dataset: loadDataset(uploads) };
    const { dataset } = cached;
    dataset.catch(() => {
      if (cached?.dataset === dataset) cached = undefined;
    });
    return await dataset;
  }

  return {
    dataset,
    now,
    changeUploads: (change) =>
      state.change((value) => {
        value.uploads = failStaleUploads(value, now()).uploads;
        value.version++;
        return change(value.uploads);
      }),
    async addReports(uploadId, reports) {
      const { uploads } = await state.read();
      const { records, stored } = await loadAll(uploads);
      const classified = withOutcomes(records, stored, reports);
      return await openReports(uploadId).change((list) => {
        const storedOrdinals = new Set(list.map(({ sighting }) => sighting.ordinal));
        return list.push(
          ...classified.filter(({ sighting }) => !storedOrdinals.has(sighting.ordinal)),
        );
      });
    },
  };
}

/** Adds each report's outcome for its uploader: whether its match was new. */
function withOutcomes(
  uploads: readonly UploadRecord[],
  stored: readonly StoredReport[],
  added: readonly Omit<StoredReport, 'outcome'>[],
): StoredReport[] {
  const addedReports = new Set(added);
  const outcomes = new Map(
    resolveMatches(withSources(uploads, [...stored, ...added]), hash63).flatMap((match) =>
      [...classifyOutcomes(match, (log) => !addedReports.has(log.stored))].map(
        ([log, outcome]) => [log.stored, outcome] as const,
      ),
    ),
  );
  return added.map((report) => ({ ...report, outcome: outcomes.get(report) ?? 'known' }));
}

/** Returns the report with the details added that earlier versions did not store in this browser. */
function completeDetail(report: StoredReport): StoredReport {
  return {
    ...report,
    detail: report.detail && {
      ...report.detail,
      damageSeries: report.detail.damageSeries ?? null,
      splits: report.detail.splits ?? [],
    },
  };
}
