const mebibyte = 1024 * 1024;

/** How much one upload may be; those of a server that was not told otherwise. */
export const uploadLimits = {
  /** Bytes as sent. */
  uploadBytes: 64 * mebibyte,
  /** Bytes of all its logs, unpacked. */
  expandedBytes: 1024 * mebibyte,
  files: 200,
};

/** Names in one archive, logs or not. */
export const maxArchiveEntries = 20_000;
