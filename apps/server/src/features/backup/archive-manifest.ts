import * as z from 'zod';

/** The next-to-last entry of a backup, which describes the others. */
export const archiveManifest = z.object({
  format: z.literal(1),
  /** The version of Scrapboard that wrote it. */
  version: z.string(),
  createdAt: z.iso.datetime(),
  /** File names of the migrations that had been applied to its tables. */
  migrations: z.array(z.string()),
  tables: z.array(
    z.object({ name: z.string(), columns: z.array(z.string()), rows: z.number().int() }),
  ),
  /**
   * Whether the raw logs are entries of the archive, or files in the folder `raw` beside it, which
   * automatic backups share.
   */
  logs: z.enum(['inside', 'beside']),
  /** Hashes of the raw logs of uploads that were deleted after their rows were read. */
  deletedLogs: z.array(z.string()),
  /** Hashes of other raw logs that uploads refer to but that were not in the store. */
  missingLogs: z.array(z.string()),
});
export type ArchiveManifest = z.infer<typeof archiveManifest>;

// Names of entries.
export const MANIFEST_FILE = 'manifest.json';
/** The last entry: the hash of every other one, in the format of sha256sum. */
export const CHECKSUMS_FILE = 'SHA256SUMS';
/** The hashes of all raw logs, one per line. */
export const LOG_LIST_FILE = 'logs.txt';
/** The settings that were set, for reference; secrets without their values. */
export const SETTINGS_FILE = 'settings.json';
/** Folders of the files that the operator writes. */
export const OPERATOR_FOLDERS = ['pages', 'catalogue'] as const;
export type OperatorFolder = (typeof OPERATOR_FOLDERS)[number];

/**
 * Returns the name of an entry with a part of a table's rows, in COPY's text format, compressed.
 */
export const tablePartName = (table: string, part: number) =>
  `tables/${table}.${String(part).padStart(5, '0')}.zst`;

/** Returns the name of a raw log's entry, which is also its path in the data folder. */
export const rawLogName = (sha256: string) => `raw/${sha256.slice(0, 2)}/${sha256}.zst`;
