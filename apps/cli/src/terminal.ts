/** Where a command writes to; tests give their own. */
export interface Terminal {
  /** A finished line for people. */
  line(text: string): void;
  /** A finished line about something that went wrong. */
  problem(text: string): void;
  /** Replaces what `show` wrote before; does nothing where output is not a screen. */
  show(text: string): void;
  readonly interactive: boolean;
}

const eraseLine = '\r\x1b[2K';

/** The process's own terminal. */
export function createTerminal(
  out: NodeJS.WriteStream = process.stdout,
  err: NodeJS.WriteStream = process.stderr,
): Terminal {
  const interactive = out.isTTY === true;
  let shown = false;
  const clear = () => {
    if (shown) out.write(eraseLine);
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
      out.write(`${eraseLine}${text.slice(0, Math.max(20, (out.columns ?? 80) - 1))}`);
      shown = text !== '';
    },
  };
}
