/** Returns the secret of an emailed link, which follows the `#`; null if there is none. */
export function readResetToken(hash: string): string | null {
  const token = new URLSearchParams(hash.slice(1)).get('token');
  return token === '' ? null : token;
}
