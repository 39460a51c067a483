/**
 * Something an operator has to put right before the server can start: `main.ts` prints the message
 * as its only line and exits with code 1. Everything else that goes wrong is a bug and keeps its
 * stack trace.
 */
export class StartError extends Error {
  override name = 'StartError';
}

/** What went wrong in one line, without a stack trace. */
export function errorText(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** The system's or the database's code for an error (`EACCES`, `57014`), where it has one. */
export function errorCode(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}
