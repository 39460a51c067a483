import { fromBase64Url, toBase64Url } from '../framework/base64-url.ts';

/** OWASP's recommendation for PBKDF2 with HMAC-SHA-256; browsers offer nothing stronger. */
const ITERATIONS = 600_000;

/** Returns `pbkdf2-sha256$rounds$salt$hash`; passwords are stored only in this form, even here. */
export async function hashPassword(
  password: string,
  salt = crypto.getRandomValues(new Uint8Array(16)),
): Promise<string> {
  const hash = await deriveHash(password, salt, ITERATIONS);
  return ['pbkdf2-sha256', ITERATIONS, toBase64Url(salt), toBase64Url(hash)].join('$');
}

export async function verifyPassword(stored: string, password: string): Promise<boolean> {
  const [, iterations, salt = '', hash] = stored.split('$');
  return toBase64Url(await deriveHash(password, fromBase64Url(salt), Number(iterations))) === hash;
}

async function deriveHash(
  password: string,
  salt: Uint8Array<ArrayBuffer>,
  iterations: number,
): Promise<Uint8Array> {
  const passwordBytes = new TextEncoder().encode(password.normalize('NFC'));
  const key = await crypto.subtle.importKey('raw', passwordBytes, 'PBKDF2', false, ['deriveBits']);
  const settings = { name: 'PBKDF2', hash: 'SHA-256', salt, iterations };
  return new Uint8Array(await crypto.subtle.deriveBits(settings, key, 256));
}
