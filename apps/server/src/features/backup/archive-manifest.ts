import * as z from 'zod';

/** The next-to-last entry of a backup: describes the other entries. */
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
  /** Hashes of other raw logs that uploads refer to and that were not in the store. */
  missingLogs: z.array(z.string()),
});
export type ArchiveManifest = z.infer<typeof archiveManifest>;

// The names of entries.
export const MANIFEST = 'manifest.json';
/** The last one, in the format of sha256sum: the hash of every other entry. */
export const SUMS = 'SHA256SUMS';
/** The hashes of all raw logs, one a line. */
export const LOG_LIST = 'logs.txt';
/** The settings that were set, for reference; secrets without their values. */
export const SETTINGS_FILE = 'settings.json';
/** The operator's own files, in the data folder's folders for them. */
export const OWN_FOLDERS = ['pages', 'catalogue'] as const;
export type OwnFolder = (typeof OWN_FOLDERS)[number];

/** Returns the name of a part of a table's rows, in COPY's text format and compressed. */
export const tablePart = (table: string, part: number) =>
  `tables/${table}.${String(part).padStart(5, '0')}.zst`;

/** Returns the name of a raw log, which is its path in the data folder as well. */
export const rawName = (sha256: string) => `raw/${sha256.slice(0, 2)}/${sha256}.zst`;
