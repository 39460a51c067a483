import { UsageError } from '../usage-error.ts';
import type { Command, CommandContext } from './command.ts';
import { parseArguments } from './parse-arguments.ts';
import { runServerProgram } from './run-server-program.ts';

const HELP = `Write everything that cannot be recreated into one file.

Usage: scrapboard backup FILE

The file is a tar archive, readable only by you: accounts with their players,
hidden players, uploads, raw logs, and your own pages and game data. Not in it:
the key that signs access tokens, sessions, and the values of secret settings.
The backup is verified before the file gets its name; FILE must not exist yet.

Run it on the server’s machine, in its folder and with the same settings
(SCRAPBOARD_DATA, DATABASE_URL, …). The server may keep running.

Options:
  -h, --help  Show this text

Exit codes: 0 done, 1 failed or a raw log is missing or damaged, 2 wrong arguments.`;

export const backupCommand: Command = {
  name: 'backup',
  summary: 'Write a backup into a file (on the server’s machine)',
  help: HELP,
  run: (context) => runWithFile(context, 'backup-main'),
};

/** Runs a program of the server that takes the name of a file. */
export async function runWithFile(
  context: CommandContext,
  name: 'backup-main' | 'restore-main',
): Promise<number> {
  const { positionals } = parseArguments(context.args, {});
  const [file, ...surplusArguments] = positionals;
  if (file === undefined || file === '' || surplusArguments.length > 0) {
    throw new UsageError(`${name.replace('-main', '')} takes one file.`);
  }
  return await runServerProgram(context, name, [file]);
}
