import { runWithFile } from './backup-command.ts';
import type { Command } from './command.ts';

const HELP = `Restore a backup into an empty data folder.

Usage: scrapboard restore FILE

The whole file is checked before anything is written. Then start the server:
it rebuilds all matches, profiles and statistics from the raw logs, and can
be used meanwhile. Everyone has to sign in again.

Run it with the settings of the new server (SCRAPBOARD_DATA, DATABASE_URL, …),
while that server is stopped. The data folder must be empty, and so must the
database of DATABASE_URL. A newer version can restore the backup of an older
one, but not the other way round. The file of an automatic backup needs the
folder "raw" beside it.

Options:
  -h, --help  Show this text

Exit codes: 0 done, 1 failed or a raw log could not be restored, 2 wrong arguments.`;

export const restoreCommand: Command = {
  name: 'restore',
  summary: 'Restore a backup into an empty data folder',
  help: HELP,
  run: (context) => runWithFile(context, 'restore-main'),
};
