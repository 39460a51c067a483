import { randomBytes } from 'node:crypto';
import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../../config.ts';
import { getErrorCode, getErrorMessage, StartError } from '../../start-error.ts';

/**
 * Returns the secret that signs access tokens: SCRAPBOARD_SECRET, or 32 random bytes created at the
 * first start and stored in the data folder, readable only by its owner.
 */
export function loadTokenSecret({
  secret,
  dataFolder,
}: Pick<Config, 'secret' | 'dataFolder'>): Uint8Array {
  if (secret !== undefined) return new TextEncoder().encode(secret);
  const file = join(dataFolder, 'token.secret');
  try {
    try {
      // If several servers start together, the first one to create the file wins.
      writeFileSync(file, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 });
    } catch (error) {
      if (getErrorCode(error) !== 'EEXIST') throw error;
      chmodSync(file, 0o600);
    }
    const storedSecret = Buffer.from(readFileSync(file, 'utf8').trim(), 'base64url');
    if (storedSecret.length >= 32) return storedSecret;
  } catch (error) {
    throw new StartError(`Cannot store the token secret in ${file}: ${getErrorMessage(error)}`);
  }
  throw new StartError(`${file} is damaged: delete it; everyone then has to sign in again`);
}
