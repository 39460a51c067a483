import { runWithFile } from './backup-command.ts';
import type { Command } from './command.ts';

const HELP = `Restore a backup into an empty data folder.

Usage: scrapboard restore FILE

All of the file is checked before anything is written. Then start the server:
it rebuilds all matches, profiles and statistics from the raw logs, and can
be used meanwhile. Everyone has to sign in again.

Run it with the settings of the server to be (SCRAPBOARD_DATA, DATABASE_URL, …),
while that server is stopped. The data folder must be empty, and so must be the
database of DATABASE_URL. A file of an older version can be restored by a newer
one, not the other way round. Beside a file of automatic backups there must be
their folder "raw".

Options:
  -h, --help  Show this text

Exit codes: 0 done, 1 failed or a raw log could not be restored, 2 wrong arguments.`;

export const restoreCommand: Command = {
  name: 'restore',
  summary: 'Restore a backup into an empty data folder',
  help: HELP,
  run: (context) => runWithFile(context, 'restore-main'),
};
