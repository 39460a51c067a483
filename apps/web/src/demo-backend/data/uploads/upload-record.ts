import type { Upload, UploadErrorCode, UploadStatus } from '@scrapboard/contract';

/** An upload as the demo remembers it; its matches are kept beside it. Times are epoch milliseconds. */
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
  /** When reading ended, well or not. */
  finishedAt: number | null;
  /** Ids of the accounts it belongs to. */
  owners: string[];
  /** How many of its matches are kept. */
  matches: number;
  /** When its reader last said that it goes on; a reader dies with its page. */
  readAt: number;
}
