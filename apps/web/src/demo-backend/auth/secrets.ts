import { toBase64Url } from '../framework/base64-url.ts';

/** Returns 256 random bits, which cannot be guessed, so an unsalted hash of them is stored. */
export function makeSecret(): string {
  return toBase64Url(crypto.getRandomValues(new Uint8Array(32)));
}

export async function hashSecret(secret: string): Promise<string> {
  const bytes = new TextEncoder().encode(secret);
  return toBase64Url(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)));
}
