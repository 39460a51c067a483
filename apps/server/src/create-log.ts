import { type DestinationStream, pino } from 'pino';
import * as z from 'zod';
import type { Config } from './config.ts';
import type { Log } from './log.ts';

interface LogOptions {
  level: Config['logLevel'];
  format?: Config['logFormat'];
  /**
   * Receives the lines. By default they go to standard output, except that warnings and errors in text
   * format go to standard error.
   */
  write?: (text: string) => void;
}

/** Creates a process's log: one line of text per message, or one of JSON with its fields. */
export function createLog({ level, format = 'text', write }: LogOptions): Log {
  const logger = pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
    },
    format === 'json' ? createJsonStream(write) : createTextStream(write),
  );
  return {
    info: (message, fields = {}) => logger.info(fields, message),
    warn: (message, fields = {}) => logger.warn(fields, message),
    error: (message, fields = {}) => logger.error(fields, message),
  };
}

function createJsonStream(write?: (text: string) => void): DestinationStream {
  return write === undefined ? pino.destination({ sync: true }) : { write };
}

const entrySchema = z.object({
  level: z.string(),
  msg: z.string(),
  requestId: z.string().optional(),
  stack: z.string().optional(),
});

/**
 * Creates a stream that writes each entry as its message, followed by an error's stack; time and
 * level are added by whatever stores the output.
 */
function createTextStream(write?: (text: string) => void): DestinationStream {
  return {
    write(line) {
      const { level, msg, requestId, stack } = entrySchema.parse(JSON.parse(line));
      const request = requestId === undefined ? '' : ` (request ${requestId})`;
      const text = `${msg}${request}${stack === undefined ? '' : `\n${stack}`}\n`;
      if (write !== undefined) write(text);
      else (level === 'info' ? process.stdout : process.stderr).write(text);
    },
  };
}
