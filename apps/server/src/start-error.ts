/**
 * An error that an operator has to fix before the server can start: `main.ts` prints its message as
 * the only line and exits with code 1. Every other error is a bug and keeps its stack trace.
 */
export class StartError extends Error {
  override name = 'StartError';
}

/** Returns what went wrong in one line, without a stack trace. */
export function getErrorMessage(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** Returns the system's or the database's code for an error (`EACCES`, `57014`), if it has one. */
export function getErrorCode(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}
