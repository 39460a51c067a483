import { StartError } from '../../start-error.ts';
import { diskFull } from './prepare-data-folder.ts';

const TELLING = /(?:FATAL|PANIC|ERROR|could not|initdb: error):? */;

/** Turns what PostgreSQL's programs printed while failing into one line. */
export function explainOutput(output: string, dataFolder: string): StartError {
  if (/No space left on device|Disk quota exceeded|ENOSPC/i.test(output))
    return diskFull(dataFolder);
  const lines = output
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const telling = lines.findLast((line) => TELLING.test(line)) ?? lines.at(-1) ?? 'no reason given';
  return new StartError(`The built-in PostgreSQL did not start: ${telling}`);
}
