import type { Command, CommandContext } from './command.ts';
import { parseOptions } from './parse-arguments.ts';
import { runServerProgram } from './run-server-program.ts';

const HELP = `Check that nothing stored is missing, damaged or wrong.

Usage: scrapboard verify [--all]

Reads every raw log and compares its hash, compares every manifest with the
database, and reads 50 uploads again: what is stored must match their logs, and
the totals of their players must match their matches. It also writes the facts,
from which questions about all matches are answered, a second time and compares
them with the current ones.

Run it on the server’s machine, in its folder and with the same settings
(SCRAPBOARD_DATA, DATABASE_URL, …). It changes nothing; the server may keep
running, but an upload stored in the meantime can look wrong.

A damaged log is repaired by restoring it from a backup, or by sending it again;
then run scrapboard rebuild, which also corrects stored differences.

Options:
  --all       Read all uploads again
  -h, --help  Show this text

Exit codes: 0 no problems, 1 problems or failed, 2 wrong arguments.`;

export const verifyCommand: Command = {
  name: 'verify',
  summary: 'Check raw logs and what was stored from them (on the server’s machine)',
  help: HELP,
  run,
};

async function run(context: CommandContext): Promise<number> {
  const { all } = parseOptions(context.args, { all: { type: 'boolean' } });
  return await runServerProgram(context, 'verify-main', all === true ? ['--all'] : []);
}
