import type { Log } from '../log.ts';

/** A log for tests, which shows only errors. */
export const errorLog: Log = {
  info() {},
  warn() {},
  error: (message) => console.error(message),
};
