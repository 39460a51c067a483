/** The command was called wrongly; the message says how, the exit code is 2. */
export class UsageError extends Error {
  override name = 'UsageError';
}
