import { stat } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { sessionNameFromPath } from '../logs/find-batches.ts';
import { findCandidateFolders, findLogsFolder } from '../logs/find-logs-folder.ts';
import { createServerClient } from '../server/server-client.ts';
import { openUploadState } from '../upload-state.ts';
import { UsageError } from '../usage-error.ts';
import { watchLogs } from '../watch/watch-logs.ts';
import type { Command, CommandContext } from './command.ts';
import { parseArguments } from './parse-arguments.ts';
import {
  readServerUrl,
  readTimeZone,
  readToken,
  SERVER_HELP,
  serverOptions,
  TOKEN_HELP,
} from './server-options.ts';

const HELP = `Watch the game's logs folder and send every match as it ends.

Usage: scrapboard watch [PATH] [options]

PATH is the game's logs folder; without it, the usual places on Windows, under
Wine and under Steam's Proton are searched. Earlier sessions are sent first,
unless they already were. Leave it running while you play; stop it with Ctrl-C.
While the server is unavailable, it waits and retries.

Options:
${SERVER_HELP}

${TOKEN_HELP}

Examples:
  scrapboard watch
  scrapboard watch "C:\\Users\\me\\AppData\\Local\\Targem\\Crossout\\logs"

Exit codes: 0 stopped by you, 1 failed, 2 wrong arguments.`;

export const watchCommand: Command = {
  name: 'watch',
  summary: 'Send every match as it ends, while you play',
  help: HELP,
  run,
};

async function run(context: CommandContext): Promise<number> {
  const { terminal, signal } = context;
  const { values, positionals } = parseArguments(context.args, serverOptions);
  if (positionals.length > 1) throw new UsageError('watch takes one folder.');
  const url = readServerUrl(values.server, context.environment);
  const timeZone = readTimeZone(values['time-zone']);
  const givenPath = positionals[0];
  const logsFolder =
    givenPath === undefined ? await findLogsFolder() : await resolveLogsFolder(givenPath);
  if (logsFolder === null) {
    const places = (await findCandidateFolders()).map((place) => `  ${place}`);
    terminal.printProblem(
      [
        'Couldn’t find the game’s logs folder. Specify it: scrapboard watch PATH',
        'Searched:',
        ...places,
      ].join('\n'),
    );
    return 1;
  }
  const state = await openUploadState(context.configFolder);
  const server = createServerClient({
    url,
    token: readToken(context.environment),
    maxAttempts: Number.POSITIVE_INFINITY,
    signal,
    onRetry: (reason, seconds) => terminal.printProblem(`${reason} Trying again in ${seconds} s.`),
  });
  terminal.printLine(`Watching ${logsFolder}, sending to ${url.origin}. Press Ctrl-C to stop.`);
  try {
    const serverState = state.forServer(url.href);
    await watchLogs({ logsFolder, server, serverState, state, timeZone, terminal, signal });
  } catch (error) {
    if (!signal.aborted) throw error;
  }
  await state.save();
  return 0;
}

/**
 * Returns the logs folder; a session folder denotes the one that contains it. Throws UsageError.
 */
async function resolveLogsFolder(givenPath: string): Promise<string> {
  const path = resolve(givenPath);
  const stats = await stat(path).catch(() => null);
  if (stats?.isDirectory() !== true) throw new UsageError(`Folder not found: ${givenPath}.`);
  return sessionNameFromPath(path) === null ? path : dirname(path);
}
