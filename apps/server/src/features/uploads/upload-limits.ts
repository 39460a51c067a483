/** How much one upload may be; from the configuration. */
export interface UploadLimits {
  /** Bytes of the request, as sent. */
  uploadBytes: number;
  /** Bytes of all its logs, unpacked. */
  expandedBytes: number;
  /** Logs in one upload. */
  files: number;
}

export const defaultUploadLimits: UploadLimits = {
  uploadBytes: 64 * 1024 * 1024,
  expandedBytes: 1024 * 1024 * 1024,
  files: 200,
};

/** Names in one archive, logs or not: an archive of nothing but names costs time too. */
export const maxArchiveEntries = 20_000;

/** No log shrinks to less than this share; above `bombBytes` a stream that does is a zip bomb. */
export const maxRatio = 400;
export const bombBytes = 32 * 1024 * 1024;
