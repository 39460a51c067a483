/** An error that the operator can fix, shown as its message only. */
export class AdminError extends Error {
  override name = 'AdminError';
}

/** An invalid command line; the message shows the usage. */
export class AdminUsageError extends AdminError {
  override name = 'AdminUsageError';
}
