/** The output of a command; tests pass their own. */
export interface Terminal {
  /** Writes a line. */
  line(text: string): void;
  /** Writes a line about a problem. */
  problem(text: string): void;
  /** Replaces what `show` wrote before; does nothing if the output is not a terminal. */
  show(text: string): void;
  readonly interactive: boolean;
}

const ERASE_LINE = '\r\x1b[2K';

/** The process's own terminal. */
export function createTerminal(
  out: NodeJS.WriteStream = process.stdout,
  err: NodeJS.WriteStream = process.stderr,
): Terminal {
  const interactive = out.isTTY === true;
  let shown = false;
  const clear = () => {
    if (shown) out.write(ERASE_LINE);
    shown = false;
  };
  return {
    interactive,
    line(text) {
      clear();
      out.write(`${text}\n`);
    },
    problem(text) {
      clear();
      err.write(`${text}\n`);
    },
    show(text) {
      if (!interactive) return;
      out.write(`${ERASE_LINE}${text.slice(0, Math.max(20, (out.columns ?? 80) - 1))}`);
      shown = text !== '';
    },
  };
}
