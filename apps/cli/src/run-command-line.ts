import manifest from '../package.json' with { type: 'json' };
import { adminCommand } from './commands/admin-command.ts';
import { backupCommand } from './commands/backup-command.ts';
import { catalogueCommand } from './commands/catalogue-command.ts';
import type { Command, CommandContext } from './commands/command.ts';
import { factsCommand } from './commands/facts-command.ts';
import { ratingsCommand } from './commands/ratings-command.ts';
import { rebuildCommand } from './commands/rebuild-command.ts';
import { restoreCommand } from './commands/restore-command.ts';
import { simulateCommand } from './commands/simulate-command.ts';
import { uploadCommand } from './commands/upload-command.ts';
import { verifyCommand } from './commands/verify-command.ts';
import { watchCommand } from './commands/watch-command.ts';
import { UsageError } from './usage-error.ts';

const commands: Command[] = [
  uploadCommand,
  watchCommand,
  rebuildCommand,
  verifyCommand,
  factsCommand,
  ratingsCommand,
  backupCommand,
  restoreCommand,
  adminCommand,
  catalogueCommand,
  simulateCommand,
];

const OVERVIEW = `Scrapboard: statistics from the logs of Crossout.

Usage: scrapboard COMMAND [options]

${commands.map(({ name, summary }) => `  ${name.padEnd(10)}${summary}`).join('\n')}

scrapboard COMMAND --help explains each; --version prints the version.

The game only writes combat.log when started with the launch option
  --cvar cl_combatLog 1
(Steam: right-click Crossout, then Properties > Launch options).`;

/** Runs the command in the arguments and returns the exit code: 0 done, 1 failed, 2 wrong arguments. */
export async function runCommandLine(
  argv: string[],
  context: Omit<CommandContext, 'args'>,
): Promise<number> {
  const { terminal } = context;
  const [name, ...args] = argv;
  if (name === undefined || name === '--help' || name === '-h' || name === 'help') {
    const topic = commands.find((command) => command.name === args[0]);
    terminal.printLine(topic?.help ?? OVERVIEW);
    return name === undefined ? 2 : 0;
  }
  if (name === '--version') {
    terminal.printLine(manifest.version);
    return 0;
  }
  const command = commands.find((candidate) => candidate.name === name);
  if (command === undefined) {
    terminal.printProblem(`Unknown command "${name}". Try: scrapboard --help`);
    return 2;
  }
  if (args.includes('--help') || args.includes('-h')) {
    terminal.printLine(command.help);
    return 0;
  }
  try {
    return await command.run({ ...context, args });
  } catch (error) {
    if (context.signal.aborted) {
      terminal.printProblem('Stopped.');
      return 1;
    }
    if (error instanceof UsageError) {
      terminal.printProblem(`${error.message}\nTry: scrapboard ${name} --help`);
      return 2;
    }
    terminal.printProblem(error instanceof Error ? error.message : String(error));
    return 1;
  }
}
