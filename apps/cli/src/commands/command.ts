import type { Terminal } from '../terminal.ts';

/** What a command receives; tests pass their own. */
export interface CommandContext {
  /** Arguments after the command's name. */
  args: string[];
  terminal: Terminal;
  /** This program's configuration folder for the user. */
  configFolder: string;
  environment: Record<string, string | undefined>;
  /** Aborted when the user presses Ctrl-C. */
  signal: AbortSignal;
}

export interface Command {
  name: string;
  /** One line for the overview. */
  summary: string;
  /** The text of `scrapboard <name> --help`. */
  help: string;
  /** Returns the exit code: 0 done, 1 something failed. Throws UsageError for wrong arguments. */
  run(context: CommandContext): Promise<number>;
}
