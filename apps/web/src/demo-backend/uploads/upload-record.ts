import type { Upload, UploadErrorCode, UploadStatus } from '@scrapboard/contract';

/** An upload as the demo stores it, without its matches. Times are epoch milliseconds. */
export interface UploadRecord {
  id: string;
  receivedAt: number;
  status: UploadStatus;
  /** IANA name, or an offset. */
  timeZone: string;
  files: { path: string; session: string; bytes: number }[];
  /** Bytes of all logs, unpacked. */
  totalBytes: number;
  readBytes: number;
  ignored: { testDrives: number; unknownLines: number; examples: string[] };
  refused: Upload['refused'];
  error: UploadErrorCode | null;
  /** When reading ended, successfully or not. */
  finishedAt: number | null;
  /** Whether it is part of the demo’s sample. */
  isSample?: boolean;
  /** Ids of the accounts it belongs to. */
  owners: string[];
  /** How many of its matches are stored. */
  matches: number;
  /** When its reader last reported progress; closing the page ends its reader. */
  readAt: number;
}
