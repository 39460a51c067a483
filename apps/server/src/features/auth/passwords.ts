import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { ApiError } from '@scrapboard/contract';

/**
 * Second option of OWASP's Password Storage Cheat Sheet: 19 MiB, two passes, one lane; 30 to 55 ms
 * of one core. Hashes with other parameters are replaced at the next sign-in.
 */
const HASH_COST = { memory: 19_456, passes: 2, parallelism: 1 };
const SALT_BYTES = 16;
const TAG_BYTES = 32;

/** Hashes share Node's four threads with file access, and each needs memory. */
const MAX_CONCURRENT_HASHES = 2;
/** Requests beyond this queue are rejected at once. */
const MAX_QUEUED_HASHES = 64;

const derive = promisify(argon2);
let runningCount = 0;
const waitQueue: (() => void)[] = [];

/**
 * Returns a PHC string (`$argon2id$v=19$m=…,t=…,p=…$salt$tag`) for the column
 * `account.password_hash`.
 */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const tag = await deriveQueued(password, salt, HASH_COST, TAG_BYTES);
  const { memory, passes, parallelism } = HASH_COST;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${encodeBase64(salt)}$${encodeBase64(tag)}`;
}

export interface PasswordCheck {
  isCorrect: boolean;
  /** Whether the hash has outdated parameters, so that the password has to be hashed again. */
  isStale: boolean;
}

/**
 * Compares a password with a stored hash. Without a hash it takes as long and always fails, so that
 * the time does not reveal whether the account exists.
 */
export async function verifyPassword(
  hash: string | undefined,
  password: string,
): Promise<PasswordCheck> {
  const storedHash = parseHash(hash ?? DUMMY_HASH);
  if (storedHash === null) throw new Error('a stored password hash cannot be read');
  const tag = await deriveQueued(password, storedHash.salt, storedHash.cost, storedHash.tag.length);
  const isCorrect = timingSafeEqual(tag, storedHash.tag) && hash !== undefined;
  const isStale =
    storedHash.cost.memory !== HASH_COST.memory ||
    storedHash.cost.passes !== HASH_COST.passes ||
    storedHash.cost.parallelism !== HASH_COST.parallelism;
  return { isCorrect, isStale };
}

const DUMMY_HASH = `$argon2id$v=19$m=${HASH_COST.memory},t=${HASH_COST.passes},p=${HASH_COST.parallelism}$${encodeBase64(randomBytes(SALT_BYTES))}$${encodeBase64(randomBytes(TAG_BYTES))}`;

interface StoredHash {
  cost: typeof HASH_COST;
  salt: Buffer;
  tag: Buffer;
}

function parseHash(hash: string): StoredHash | null {
  const match = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/.exec(hash);
  if (match === null) return null;
  const [, memory, passes, parallelism, salt = '', tag = ''] = match;
  return {
    cost: { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) },
    salt: Buffer.from(salt, 'base64'),
    tag: Buffer.from(tag, 'base64'),
  };
}

async function deriveQueued(
  password: string,
  nonce: Buffer,
  { memory, passes, parallelism }: typeof HASH_COST,
  tagLength: number,
): Promise<Buffer> {
  if (runningCount >= MAX_CONCURRENT_HASHES) {
    if (waitQueue.length >= MAX_QUEUED_HASHES) {
      throw new ApiError(
        503,
        'busy',
        'The server is busy with other sign-ins. Try again in a moment.',
        3,
      );
    }
    await new Promise<void>((resolve) => waitQueue.push(resolve));
  } else runningCount += 1;
  try {
    // Keyboards encode some characters in several ways; NIST SP 800-63B requires normalizing them
    // first.
    const message = password.normalize('NFKC');
    return await derive('argon2id', { message, nonce, parallelism, tagLength, memory, passes });
  } finally {
    const next = waitQueue.shift();
    if (next === undefined) runningCount -= 1;
    else next();
  }
}

function encodeBase64(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '');
}
