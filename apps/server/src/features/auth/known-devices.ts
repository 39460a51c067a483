import { createHmac, hkdfSync, randomUUID, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

const COOKIE_NAME = 'scrapboard_device';
const LIFETIME_S = 180 * 24 * 60 * 60;

/** A browser that signs in to more accounts is no longer known for the first ones. */
const MAX_ACCOUNTS = 5;

/** 132 bits, in base64url. */
const SIGNATURE_LENGTH = 22;

/**
 * Browsers that signed in before, so that strangers' guesses do not make them wait (OWASP, Slow
 * Down Online Guessing Attacks with Device Cookies). Their cookie has an id and a signature for
 * each account; it gives no access, only a separate count of wrong passwords.
 */
export interface KnownDevices {
  /** Returns the id of the browser if it has signed in to the account before. */
  idFor(request: FastifyRequest, accountId: string): string | null;
  /** Makes the browser known for an account. */
  remember(request: FastifyRequest, reply: FastifyReply, accountId: string): void;
}

/**
 * Creates the access to these cookies, signed with a key derived from the secret of access tokens.
 */
export function createKnownDevices(secret: Uint8Array): KnownDevices {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'known devices', 32));
  const sign = (id: string, accountId: string) =>
    createHmac('sha256', key)
      .update(`${id} ${accountId}`)
      .digest('base64url')
      .slice(0, SIGNATURE_LENGTH);

  return {
    idFor(request, accountId) {
      const { id, signatures } = readCookie(request);
      const signature = sign(id, accountId);
      return signatures.some((candidate) => isEqual(candidate, signature)) ? id : null;
    },
    remember(request, reply, accountId) {
      const device = readCookie(request);
      const id = device.id === '' ? randomUUID() : device.id;
      const signature = sign(id, accountId);
      const otherSignatures = device.signatures
        .filter((candidate) => candidate !== signature)
        .slice(1 - MAX_ACCOUNTS);
      const value = [id, ...otherSignatures, signature].join('.');
      const secureAttribute = request.protocol === 'https' ? '; Secure' : '';
      reply.header(
        'set-cookie',
        `${COOKIE_NAME}=${value}; Path=/api/auth; Max-Age=${LIFETIME_S}; HttpOnly; SameSite=Strict${secureAttribute}`,
      );
    },
  };
}

/** Reads the cookie; the ID is empty if there is none, or it is malformed. */
function readCookie({ headers: { cookie = '' } }: FastifyRequest): {
  id: string;
  signatures: string[];
} {
  const value =
    new RegExp(`(?:^|; ?)${COOKIE_NAME}=([\\w.-]{1,300})(?:;|$)`).exec(cookie)?.[1] ?? '';
  const [id = '', ...signatures] = value.split('.');
  return /^[0-9a-f-]{36}$/.test(id) ? { id, signatures } : { id: '', signatures: [] };
}

function isEqual(actual: string, expected: string): boolean {
  return (
    actual.length === expected.length && timingSafeEqual(Buffer.from(actual), Buffer.from(expected))
  );
}
