/** Wrong arguments; the message explains them, the exit code is 2. */
export class UsageError extends Error {
  override name = 'UsageError';
}
