/** Claims of RFC 7519, section 4.1. Whether the signature is right is the server's to say. */
function claimsOf(token: string): { exp?: unknown; sub?: unknown } {
  try {
    const payload = token.split('.')[1] ?? '';
    return JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) ?? {};
  } catch {
    return {};
  }
}

/** When an access token ends, in epoch milliseconds; null for what is no token. */
export function tokenEnd(token: string): number | null {
  const { exp } = claimsOf(token);
  return typeof exp === 'number' ? exp * 1000 : null;
}

/** Whether two access tokens are of the same account. */
export function isSameAccount(token: string, other: string | null): boolean {
  return other !== null && claimsOf(token).sub === claimsOf(other).sub;
}

/** Whether a token is one and ends in the future. */
export function isAlive(token: string | null, now: number): token is string {
  if (token === null) return false;
  const end = tokenEnd(token);
  return end !== null && end > now;
}
