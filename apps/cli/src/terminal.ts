/** The output of a command; tests pass their own. */
export interface Terminal {
  /** Writes a line. */
  printLine(text: string): void;
  /** Writes a line about a problem. */
  printProblem(text: string): void;
  /** Replaces what `showProgress` wrote before; does nothing if the output is not a terminal. */
  showProgress(text: string): void;
  readonly isInteractive: boolean;
}

const ERASE_LINE = '\r\x1b[2K';

/** Creates the terminal of this process. */
export function createTerminal(
  out: NodeJS.WriteStream = process.stdout,
  err: NodeJS.WriteStream = process.stderr,
): Terminal {
  const isInteractive = out.isTTY === true;
  let isProgressShown = false;
  const clear = () => {
    if (isProgressShown) out.write(ERASE_LINE);
    isProgressShown = false;
  };
  return {
    isInteractive,
    printLine(text) {
      clear();
      out.write(`${text}\n`);
    },
    printProblem(text) {
      clear();
      err.write(`${text}\n`);
    },
    showProgress(text) {
      if (!isInteractive) return;
      out.write(`${ERASE_LINE}${text.slice(0, Math.max(20, (out.columns ?? 80) - 1))}`);
      isProgressShown = text !== '';
    },
  };
}
