import { ApiError } from '../../http/api-error.ts';
import { type AdminContext, adminCommands } from './admin-commands.ts';
import { AdminError } from './admin-error.ts';

/** Carries out one command. Throws AdminError for what the operator has to put right. */
export async function runAdmin(context: AdminContext, argv: readonly string[]): Promise<void> {
  const [name = '', ...args] = argv;
  const command = Object.hasOwn(adminCommands, name) ? adminCommands[name] : undefined;
  if (command === undefined || args.length !== command.takes.length) {
    throw new AdminError(usage(name));
  }
  try {
    await command.run(context, args);
  } catch (error) {
    throw error instanceof ApiError ? new AdminError(error.message) : error;
  }
}

function usage(name: string): string {
  const all = Object.entries(adminCommands).map(
    ([name, { takes, meaning }]) => [[name, ...takes].join(' '), meaning] as const,
  );
  const mine = all.filter(([call]) => call.split(' ', 1)[0] === name);
  const width = Math.max(...all.map(([call]) => call.length)) + 2;
  const lines = (mine.length > 0 ? mine : all).map(
    ([call, meaning]) => `  ${call.padEnd(width)}${meaning}`,
  );
  return `Usage: scrapboard admin COMMAND\n\n${lines.join('\n')}\n\nACCOUNT is an e-mail address or an account's id.`;
}
