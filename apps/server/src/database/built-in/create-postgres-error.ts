import { StartError } from '../../start-error.ts';
import { createDiskFullError } from './prepare-data-folder.ts';

const SIGNIFICANT_LINE = /(?:FATAL|PANIC|ERROR|could not|initdb: error):? */;

/** Returns the StartError for a PostgreSQL program that failed, with the line of its output that says why. */
export function createPostgresError(output: string, dataFolder: string): StartError {
  if (/No space left on device|Disk quota exceeded|ENOSPC/i.test(output))
    return createDiskFullError(dataFolder);
  const lines = output
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const significantLine =
    lines.findLast((line) => SIGNIFICANT_LINE.test(line)) ?? lines.at(-1) ?? 'no reason given';
  return new StartError(`The built-in PostgreSQL did not start: ${significantLine}`);
}
