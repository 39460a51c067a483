/** Limits of one upload, from the configuration. */
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

/** Maximum entries in an archive, logs or not, since reading its directory takes time too. */
export const MAX_ARCHIVE_ENTRIES = 20_000;
