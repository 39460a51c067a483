import { ApiError } from '@scrapboard/contract';
import { type AdminContext, adminCommands } from './admin-commands.ts';
import { AdminError, AdminUsageError } from './admin-error.ts';

/** Runs a parsed command. Throws AdminError for what the operator has to fix. */
export type RunAdmin = (context: AdminContext) => Promise<void>;

/** Parses a command line before anything is started. Throws AdminUsageError. */
export function parseAdminCommand(argv: readonly string[]): RunAdmin {
  const [name = '', ...args] = argv;
  const command = Object.hasOwn(adminCommands, name) ? adminCommands[name] : undefined;
  if (command === undefined) throw new AdminUsageError(usage(name));
  const required = command.argumentNames.filter((argument) => !argument.startsWith('[')).length;
  if (args.length < required || args.length > command.argumentNames.length || args.some(isOption)) {
    throw new AdminUsageError(usage(name));
  }
  return async (context) => {
    try {
      await command.run(context, args);
    } catch (error) {
      throw error instanceof ApiError ? new AdminError(error.message) : error;
    }
  };
}

/** An argument that looks like an option is a mistyped option, never a name. */
function isOption(arg: string): boolean {
  return arg.startsWith('-');
}

function usage(name: string): string {
  const all = Object.entries(adminCommands).map(
    ([name, { argumentNames, description }]) =>
      [[name, ...argumentNames].join(' '), description] as const,
  );
  const matching = all.filter(([syntax]) => syntax.split(' ', 1)[0] === name);
  const width = Math.max(...all.map(([syntax]) => syntax.length)) + 2;
  const lines = (matching.length > 0 ? matching : all).map(
    ([syntax, description]) => `  ${syntax.padEnd(width)}${description}`,
  );
  const notice = name === '' || matching.length > 0 ? '' : `There is no command "${name}".\n\n`;
  return `${notice}Usage: scrapboard admin COMMAND [--yes]\n\n${lines.join('\n')}\n\nACCOUNT is an email address or an account's id, PLAYER a game id, MATCH and UPLOAD an id as\nin addresses. --yes deletes without asking.`;
}
