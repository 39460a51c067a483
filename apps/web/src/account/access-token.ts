/**
 * When an access token ends, in epoch milliseconds; null for what is no token. Only the `exp` claim
 * is read (RFC 7519, section 4.1.4): whether the signature is right is the server's to say.
 */
export function tokenEnd(token: string): number | null {
  try {
    const payload = token.split('.')[1] ?? '';
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    const { exp } = claims as { exp?: unknown };
    return typeof exp === 'number' ? exp * 1000 : null;
  } catch {
    return null;
  }
}

/** Whether a token is one and ends in the future. */
export function isAlive(token: string | null, now: number): token is string {
  if (token === null) return false;
  const end = tokenEnd(token);
  return end !== null && end > now;
}
