/** Returns a token's claims (RFC 7519, section 4.1), unverified: only the server can check the signature. */
function parseClaims(token: string): { exp?: unknown; sub?: unknown } {
  try {
    const payload = token.split('.')[1] ?? '';
    return JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) ?? {};
  } catch {
    return {};
  }
}

/** Returns when an access token expires, in epoch milliseconds; null without a valid expiry time. */
export function parseTokenExpiry(token: string): number | null {
  const { exp } = parseClaims(token);
  return typeof exp === 'number' ? exp * 1000 : null;
}

/** Returns whether two access tokens belong to the same account. */
export function isSameAccount(token: string, other: string | null): boolean {
  return other !== null && parseClaims(token).sub === parseClaims(other).sub;
}

/** Returns whether a text is a token that expires in the future. */
export function isUnexpired(token: string | null, now: number): token is string {
  if (token === null) return false;
  const expiry = parseTokenExpiry(token);
  return expiry !== null && expiry > now;
}
