import type { Log } from './log.ts';

/** Lines for whoever started the server; warnings and errors go to standard error. */
export const consoleLog: Log = {
  info: (message) => console.log(message),
  warn: (message) => console.warn(message),
  error: (message) => console.error(message),
};
