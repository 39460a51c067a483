import { hash } from 'node:crypto';

/** Returns the strong entity tag (RFC 9110, 8.8.3) of a body: same tag, same bytes. */
export function createStrongEtag(body: string | Uint8Array): string {
  return `"${hash('sha1', body, 'base64url')}"`;
}

/**
 * Returns whether an `If-None-Match` header contains this tag (RFC 9110, 13.1.2: weak comparison,
 * so a proxy that made the tag weak when it compressed the body still gets its 304).
 */
export function matchesEtag(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  if (header === etag || header === '*') return true;
  if (!header.includes(etag)) return false;
  return header.split(',').some((part) => part.trim().replace(/^W\//, '') === etag);
}
