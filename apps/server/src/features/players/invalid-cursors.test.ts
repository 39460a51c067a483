import { encodeCursor } from '@scrapboard/read-models';
import { expect, test } from 'vitest';
import { createTestApp } from '../../http/test-app.ts';

const { app } = await createTestApp();

test.each([
  ['/api/players?sort=games', ['0', '9999999999', '1']],
  ['/api/players?sort=games', ['-1', '9', '1']],
  ['/api/players?sort=mmr', ['0', '2147483648', '1']],
  ['/api/players?sort=winRate', ['0', 'true', '1e999', '1']],
  ['/api/players?sort=lastSeen', ['0', '2026-02-30T00:00:00.000000Z', '1']],
  ['/api/players?sort=lastSeen', ['0', '0000-01-01T00:00:00.000000Z', '1']],
  ['/api/players/1/matches?', ['2026-13-01T00:00:00.000000Z', '1']],
  ['/api/players/1/matches?', ['2026-01-01T00:00:00.000000Z', '9223372036854775808']],
])('%s rejects the cursor %j, which the database could not compare', async (url, keys) => {
  const response = await app.inject(`${url}&cursor=${encodeCursor(keys)}`);
  expect([response.statusCode, response.json().code]).toEqual([400, 'bad_request']);
});
