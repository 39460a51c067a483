import { createHmac, hkdfSync, randomUUID, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

const COOKIE = 'scrapboard_device';
const LIFETIME_S = 180 * 24 * 60 * 60;

/** Accounts that one browser is known for; one that signs in to more forgets the first. */
const MAX_ACCOUNTS = 5;

/** 132 bits, in base64url. */
const MARK_LENGTH = 22;

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

/** Creates the access to these cookies, signed with a key derived from the secret of access tokens. */
export function createKnownDevices(secret: Uint8Array): KnownDevices {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'known devices', 32));
  const markOf = (id: string, accountId: string) =>
    createHmac('sha256', key)
      .update(`${id} ${accountId}`)
      .digest('base64url')
      .slice(0, MARK_LENGTH);

  return {
    idFor(request, accountId) {
      const { id, marks } = readCookie(request);
      const mark = markOf(id, accountId);
      return marks.some((one) => isSame(one, mark)) ? id : null;
    },
    remember(request, reply, accountId) {
      const found = readCookie(request);
      const id = found.id === '' ? randomUUID() : found.id;
      const mark = markOf(id, accountId);
      const others = found.marks.filter((one) => one !== mark).slice(1 - MAX_ACCOUNTS);
      const value = [id, ...others, mark].join('.');
      const secure = request.protocol === 'https' ? '; Secure' : '';
      reply.header(
        'set-cookie',
        `${COOKIE}=${value}; Path=/api/auth; Max-Age=${LIFETIME_S}; HttpOnly; SameSite=Strict${secure}`,
      );
    },
  };
}

/** The id is empty if there is no cookie of ours. */
function readCookie({ headers: { cookie = '' } }: FastifyRequest): { id: string; marks: string[] } {
  const value = new RegExp(`(?:^|; ?)${COOKIE}=([\\w.-]{1,300})(?:;|$)`).exec(cookie)?.[1] ?? '';
  const [id = '', ...marks] = value.split('.');
  return /^[0-9a-f-]{36}$/.test(id) ? { id, marks } : { id: '', marks: [] };
}

function isSame(given: string, mark: string): boolean {
  return given.length === mark.length && timingSafeEqual(Buffer.from(given), Buffer.from(mark));
}
