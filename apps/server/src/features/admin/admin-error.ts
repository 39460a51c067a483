/** What an operator has to put right; its message is all there is to say. */
export class AdminError extends Error {
  override name = 'AdminError';
}

/** The command was called wrongly; the message says how it is called. */
export class AdminUsageError extends AdminError {
  override name = 'AdminUsageError';
}
