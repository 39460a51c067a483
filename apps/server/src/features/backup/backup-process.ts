/**
 * A process that makes an automatic backup, so that compressing and hashing do not block the
 * server. Started by `start-backups.ts`.
 */

import { constants, setPriority } from 'node:os';
import { getErrorMessage } from '../../start-error.ts';
import { type AutomaticBackupOptions, makeAutomaticBackup } from './make-automatic-backup.ts';

export interface BackupReply {
  file: string;
  bytes: number;
  /** What is wrong with the raw logs; null if nothing. */
  warning: string | null;
}

const controller = new AbortController();

process.on('message', (request: AutomaticBackupOptions | 'stop') => {
  if (request === 'stop') controller.abort();
  else
    void makeBackup(request).then(replyAndExit, (error) =>
      replyAndExit({ error: getErrorMessage(error) }),
    );
});
// The server has ended; the next backup removes the unfinished file.
process.on('disconnect', () => process.exit());
// Ctrl-C in a terminal also reaches this process, but the server decides when it stops.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {});
setPriority(constants.priority.PRIORITY_LOW);

async function makeBackup(options: AutomaticBackupOptions): Promise<BackupReply> {
  const { signal } = controller;
  const { file, bytes, missing, damaged } = await makeAutomaticBackup(options, { signal });
  const problems = missing.length + damaged.length;
  const warning =
    problems === 0
      ? null
      : `${problems} raw logs are missing or damaged; the backup has all the others`;
  return { file, bytes, warning };
}

function replyAndExit(reply: BackupReply | { error: string }): void {
  process.send?.(reply, () => process.exit());
}
