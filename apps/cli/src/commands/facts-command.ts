import { UsageError } from '../usage-error.ts';
import type { Command, CommandContext } from './command.ts';
import { parseOptions } from './parse-arguments.ts';
import { runServerProgram } from './run-server-program.ts';

const HELP = `Check the facts, or write them again.

Usage: scrapboard facts --check
       scrapboard facts --rebuild

Facts are the files in facts/ of the data folder from which questions about all
matches are answered. The server writes them automatically from the matches in
the database; they are not backed up, and deleting the folder loses nothing.

Run it on the server’s machine, in its folder and with the same settings
(SCRAPBOARD_DATA, DATABASE_URL, …). The server may keep running.

Options:
  --check     Write them again beside the current ones and compare; changes nothing
  --rebuild   Write them again
  -h, --help  Show this text

Exit codes: 0 no problems, 1 problems or failed, 2 wrong arguments.`;

export const factsCommand: Command = {
  name: 'facts',
  summary: 'Check or rewrite the files for questions about all matches (on the server’s machine)',
  help: HELP,
  run,
};

async function run(context: CommandContext): Promise<number> {
  const { check, rebuild } = parseOptions(context.args, {
    check: { type: 'boolean' },
    rebuild: { type: 'boolean' },
  });
  if ((check === true) === (rebuild === true)) {
    throw new UsageError('Use either --check or --rebuild.');
  }
  return await runServerProgram(context, 'facts-main', [check === true ? '--check' : '--rebuild']);
}
