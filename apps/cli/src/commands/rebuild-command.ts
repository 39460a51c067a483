import type { Command, CommandContext } from './command.ts';
import { parseOptions } from './parse-arguments.ts';
import { runServerProgram } from './run-server-program.ts';

const HELP = `Rebuild all matches, profiles and statistics from the stored raw logs.

Usage: scrapboard rebuild

Run it on the server’s machine, in its folder and with the same settings
(SCRAPBOARD_DATA, DATABASE_URL, …). Nothing is downloaded; uploads and raw
logs stay as they are. The statistics stay the same, unless a newer version
calculates them differently. Uploads that are missing from the database are
read too, from the manifests beside the raw logs.

A missing or damaged log affects only its own session. Whatever could not be
read is listed with the reason, and the next rebuild tries it again.

With the built-in database, stop the server first (Ctrl-C): only one program
can use the data folder at a time. With DATABASE_URL the server may keep running.

Options:
  -h, --help  Show this text

Exit codes: 0 done, 1 failed or incomplete, 2 wrong arguments.`;

export const rebuildCommand: Command = {
  name: 'rebuild',
  summary: 'Rebuild all statistics from the raw logs (on the server’s machine)',
  help: HELP,
  run,
};

async function run(context: CommandContext): Promise<number> {
  parseOptions(context.args, {});
  return await runServerProgram(context, 'rebuild-main');
}
