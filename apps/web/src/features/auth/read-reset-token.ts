/** The secret of a link by mail, which stands behind the `#`; null without one. */
export function readResetToken(hash: string): string | null {
  const token = new URLSearchParams(hash.slice(1)).get('token');
  return token === '' ? null : token;
}
