const mebibyte = 1024 * 1024;

/** The limits of one upload, equal to the server's defaults. */
export const uploadLimits = {
  /** Bytes as sent. */
  uploadBytes: 64 * mebibyte,
  /** Bytes of all its logs, unpacked. */
  expandedBytes: 1024 * mebibyte,
  files: 200,
};

/** Entries in one archive, logs or not. */
export const maxArchiveEntries = 20_000;
