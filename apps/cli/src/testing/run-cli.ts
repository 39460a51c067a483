import { runCommandLine } from '../run-command-line.ts';
import type { Terminal } from '../terminal.ts';

export interface CliRun {
  exitCode: number;
  out: string[];
  problems: string[];
}

/** Creates a terminal that records what is written to it. */
export function createRecordingTerminal(): Terminal & { out: string[]; problems: string[] } {
  const out: string[] = [];
  const problems: string[] = [];
  return {
    out,
    problems,
    isInteractive: false,
    printLine: (text) => out.push(text),
    printProblem: (text) => problems.push(text),
    showProgress: () => {},
  };
}

/** Runs the command line in this process. */
export async function runCli(
  args: string[],
  configFolder: string,
  environment: Record<string, string> = {},
): Promise<CliRun> {
  const terminal = createRecordingTerminal();
  const { signal } = new AbortController();
  const exitCode = await runCommandLine(args, { terminal, configFolder, environment, signal });
  return { exitCode, out: terminal.out, problems: terminal.problems };
}
