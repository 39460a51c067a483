import { argon2 } from 'node:crypto';
import { beforeEach, expect, test, vi } from 'vitest';
import { hashPassword, verifyPassword } from './passwords.ts';

vi.mock('node:crypto', async (original) => {
  const crypto = await original<typeof import('node:crypto')>();
  return { ...crypto, argon2: vi.fn(crypto.argon2) };
});

const argon2Spy = vi.mocked(argon2);
beforeEach(() => {
  argon2Spy.mockClear();
});

/** Returns the parameters that determine the cost of each call. */
const listHashCosts = () =>
  argon2Spy.mock.calls.map(([algorithm, { message: _, nonce, ...cost }]) => ({
    algorithm,
    ...cost,
    nonce: (nonce as Buffer).length,
  }));

test('verifies passwords of any characters', async () => {
  for (const password of ['correct horse battery', '  spaces  ', '\0NUL', '密码🔑'.repeat(60)]) {
    const hash = await hashPassword(password);
    expect(await verifyPassword(hash, password)).toEqual({ isCorrect: true, isStale: false });
    expect(await verifyPassword(hash, `${password}x`)).toEqual({
      isCorrect: false,
      isStale: false,
    });
  }
});

test('normalizes Unicode: equivalent spellings are one password', async () => {
  const hash = await hashPassword('caf\u00e9 caf\u00e9 caf\u00e9');
  expect((await verifyPassword(hash, 'cafe\u0301 cafe\u0301 cafe\u0301')).isCorrect).toBe(true);
});

test('hashing the same password twice gives different hashes', async () => {
  expect(await hashPassword('x')).not.toBe(await hashPassword('x'));
});

test('an unknown account takes the same time and accepts no password', async () => {
  const hash = await hashPassword('correct horse battery');
  argon2Spy.mockClear();
  await verifyPassword(hash, 'guess');
  expect(await verifyPassword(undefined, 'guess')).toEqual({ isCorrect: false, isStale: false });
  const [known, unknown] = listHashCosts();
  expect(unknown).toEqual(known);
  expect(known).toEqual({
    algorithm: 'argon2id',
    memory: 19_456,
    passes: 2,
    parallelism: 1,
    tagLength: 32,
    nonce: 16,
  });
});

test('rejects requests when the queue is full', async () => {
  const outcomes = await Promise.allSettled(
    Array.from({ length: 70 }, () => verifyPassword(undefined, 'guess')),
  );
  const refusals = outcomes.filter(({ status }) => status === 'rejected');
  expect(refusals).toHaveLength(4);
  expect(refusals[0]).toMatchObject({ reason: { statusCode: 503, retryAfterSeconds: 3 } });
  expect((await verifyPassword(undefined, 'guess')).isCorrect).toBe(false);
});

test('a corrupt hash is an error, not a wrong password', async () => {
  await expect(verifyPassword('$2b$10$abc', 'guess')).rejects.toThrow('cannot be read');
});
