import { UsageError } from '../usage-error.ts';
import type { Command, CommandContext } from './command.ts';
import { parseArguments } from './parse-arguments.ts';
import { runServerProgram } from './run-server-program.ts';

const HELP = `Compare parameters of the rating by how well they predict results.

Usage: scrapboard ratings tune

Prints a report in Markdown: the logarithmic loss of predictions with many
parameters, on simulated leagues whose players’ skill is known and on the
newest 50,000 stored matches; the same for plain Elo; and whether one rating for
all modes or one per mode predicts the stored matches better. It changes
nothing and may take a few minutes.

Run it on the server’s machine, in its folder and with the same settings
(SCRAPBOARD_DATA, DATABASE_URL, …). The server may keep running.

Options:
  -h, --help  Show this text

Exit codes: 0 done, 1 failed, 2 wrong arguments.`;

export const ratingsCommand: Command = {
  name: 'ratings',
  summary: 'Compare parameters of the rating by their predictions (on the server’s machine)',
  help: HELP,
  run,
};

async function run(context: CommandContext): Promise<number> {
  const { positionals } = parseArguments(context.args, {});
  if (positionals.length !== 1 || positionals[0] !== 'tune') {
    throw new UsageError('Use: scrapboard ratings tune.');
  }
  return await runServerProgram(context, 'ratings-main');
}
