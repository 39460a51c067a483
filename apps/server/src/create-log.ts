import { type DestinationStream, pino } from 'pino';
import * as z from 'zod';
import type { Config } from './config.ts';
import type { Log } from './log.ts';

interface LogOptions {
  level: Config['logLevel'];
  format?: Config['logFormat'];
  /** Where lines go instead of standard output and, for warnings and errors in text, standard error. */
  write?: (text: string) => void;
}

/** Creates the log of a process: a line of text for each message, or one of JSON with its fields. */
export function createLog({ level, format = 'text', write }: LogOptions): Log {
  const logger = pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
    },
    format === 'json' ? jsonLines(write) : textLines(write),
  );
  return {
    info: (message, fields = {}) => logger.info(fields, message),
    warn: (message, fields = {}) => logger.warn(fields, message),
    error: (message, fields = {}) => logger.error(fields, message),
  };
}

function jsonLines(write?: (text: string) => void): DestinationStream {
  return write === undefined ? pino.destination({ sync: true }) : { write };
}

const entrySchema = z.object({
  level: z.string(),
  msg: z.string(),
  requestId: z.string().optional(),
  stack: z.string().optional(),
});

/** The message, and below it the stack of an error; time and level are left to what stores the output. */
function textLines(write?: (text: string) => void): DestinationStream {
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
