/** What code needs of a log. Fields are for programs that read it; the message is for people. */
export interface Log {
  info(message: string, fields?: LogFields): void;
  warn(message: string, fields?: LogFields): void;
  error(message: string, fields?: LogFields): void;
}

export interface LogFields {
  requestId?: string;
  method?: string;
  /** Without the query: what people type and paste into it does not belong in a log. */
  path?: string;
  status?: number;
  /** Text, not the error itself: those of the database carry the values that were sent. */
  stack?: string;
}
