import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { StoredFile } from '../../../apps/server/src/database/tables/uploads.ts';
import type { ReadRequest } from './read-logs-process.ts';

const program = fileURLToPath(new URL('read-logs-process.ts', import.meta.url));

/** Reads the logs of uploads in several processes; returns the number of matches found. */
export async function readLogs(
  dataFolder: string,
  uploads: readonly StoredFile[][],
  processes: number,
): Promise<number> {
  const queue = [...uploads];
  const readNext = async () => {
    const child = fork(program, {
      serialization: 'advanced',
      execArgv: ['--initial-heap-size=192'],
    });
    let found = 0;
    for (let files = queue.shift(); files !== undefined; files = queue.shift()) {
      child.send({ dataFolder, files } satisfies ReadRequest);
      const [matches] = await once(child, 'message');
      found += matches;
    }
    const ended = once(child, 'exit');
    child.disconnect();
    await ended;
    return found;
  };
  const matchCounts = await Promise.all(Array.from({ length: processes }, readNext));
  return matchCounts.reduce((sum, matches) => sum + matches, 0);
}
