import { ApiError } from '@scrapboard/contract';
import { type AdminCommand, type AdminContext, adminCommands } from './admin-commands.ts';
import { AdminError, AdminUsageError } from './admin-error.ts';
import { isSourceOption } from './source-options.ts';

/** Runs a parsed command. Throws AdminError for what the operator has to fix. */
export type RunAdmin = (context: AdminContext) => Promise<void>;

/** Parses a command line before anything is started. Throws AdminUsageError. */
export function parseAdminCommand(argv: readonly string[]): RunAdmin {
  const [name = '', ...args] = argv;
  const command = Object.hasOwn(adminCommands, name) ? adminCommands[name] : undefined;
  if (command === undefined) throw new AdminUsageError(formatUsage(name));
  const requiredCount = command.argumentNames.filter(
    (argument) => !argument.startsWith('['),
  ).length;
  const hasUnknownOption = args.some(
    (arg, index) => isOption(arg) && !isSourceArgument(command, arg, index),
  );
  if (
    args.length < requiredCount ||
    args.length > command.argumentNames.length ||
    hasUnknownOption
  ) {
    throw new AdminUsageError(formatUsage(name));
  }
  return async (context) => {
    try {
      await command.run(context, args);
    } catch (error) {
      throw error instanceof ApiError ? new AdminError(error.message) : error;
    }
  };
}

/**
 * Returns whether an argument is an option, perhaps a mistyped one; names never begin with a
 * hyphen.
 */
function isOption(arg: string): boolean {
  return arg.startsWith('-');
}

function isSourceArgument({ argumentNames }: AdminCommand, arg: string, index: number): boolean {
  return index === 0 && argumentNames[0]?.includes('--') === true && isSourceOption(arg);
}

function formatUsage(name: string): string {
  const commands = Object.entries(adminCommands).map(
    ([name, { argumentNames, description }]) =>
      [[name, ...argumentNames].join(' '), description] as const,
  );
  const matchingCommands = commands.filter(([syntax]) => syntax.split(' ', 1)[0] === name);
  const width = Math.max(...commands.map(([syntax]) => syntax.length)) + 2;
  const lines = (matchingCommands.length > 0 ? matchingCommands : commands).map(
    ([syntax, description]) => `  ${syntax.padEnd(width)}${description}`,
  );
  const notice =
    name === '' || matchingCommands.length > 0 ? '' : `There is no command "${name}".\n\n`;
  return `${notice}Usage: scrapboard admin COMMAND [--yes]\n\n${lines.join('\n')}\n\nACCOUNT is an email address or an account's id, PLAYER a game id, MATCH and UPLOAD an id as\nin URLs, NUMBER the number of a log in its upload, ID an account, a network's pseudonym or an\nupload. --yes skips the confirmation.`;
}
