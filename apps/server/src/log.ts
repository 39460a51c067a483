/**
 * The subset of a logger that the code uses. Fields are for programs that read the log; the message
 * is for people.
 */
export interface Log {
  info(message: string, fields?: LogFields): void;
  warn(message: string, fields?: LogFields): void;
  error(message: string, fields?: LogFields): void;
}

/** A log that writes nothing. */
export const silentLog: Log = { info() {}, warn() {}, error() {} };

export interface LogFields {
  requestId?: string;
  method?: string;
  /** Without the query: text that people type or paste into it does not belong in a log. */
  path?: string;
  status?: number;
  /** The kind of event, for programs that look for attacks; see `record-security-event.ts`. */
  security?: Record<string, string | boolean>;
  /** As text, because a database error contains the values that were sent. */
  stack?: string;
}
