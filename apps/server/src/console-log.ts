import type { Config } from './config.ts';
import type { Log } from './log.ts';

const levels: Config['logLevel'][] = ['silent', 'error', 'warn', 'info', 'debug'];

/** Lines for whoever started the server; warnings and errors go to standard error. */
export function consoleLog(level: Config['logLevel']): Log {
  const told = (least: Config['logLevel']) => levels.indexOf(level) >= levels.indexOf(least);
  return {
    info: (message) => told('info') && console.log(message),
    warn: (message) => told('warn') && console.warn(message),
    error: (message) => told('error') && console.error(message),
  };
}
