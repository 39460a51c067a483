const MEBIBYTE = 1024 * 1024;

/** The limits of one upload, equal to the server's defaults. */
export const uploadLimits = {
  /** Bytes as sent. */
  uploadBytes: 64 * MEBIBYTE,
  /** Bytes of all its logs, unpacked. */
  expandedBytes: 1024 * MEBIBYTE,
  files: 200,
};

/** Entries in one archive, logs or not. */
export const MAX_ARCHIVE_ENTRIES = 20_000;
