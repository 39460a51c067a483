/** What an operator has to put right; its message is all there is to say. */
export class AdminError extends Error {
  override name = 'AdminError';
}
