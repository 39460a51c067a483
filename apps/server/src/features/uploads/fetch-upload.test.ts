import { defaultCatalogue as catalogue } from '@scrapboard/catalogue';
import { expect, test } from 'vitest';
import { createTestDatabase } from '../../database/test-database.ts';
import { fromAnotherLog, makeMatch } from '../store/testing/make-match.ts';
import { storeUpload } from '../store/testing/uploads.ts';
import { fetchUpload } from './fetch-upload.ts';

const { pool } = await createTestDatabase();

test('an upload that has ended names its local players, but no player who was in no match', async () => {
  const at = Date.UTC(2026, 4, 7, 10);
  const match = makeMatch({ seed: 2, at, population: 9 });
  const [ownPlayer] = match.players;
  const logs = [ownPlayer?.id ?? '', 'absent'].map((localPlayer, n) =>
    fromAnotherLog(makeMatch({ seed: 2 + n, at: at + n, population: 9 }), {
      context: { localPlayer },
    }),
  );
  await storeUpload(pool, { id: 'named', matches: logs });
  const setStatus = (status: string) =>
    pool.query(`update upload set status = $1 where id = 'named'`, [status]);
  await setStatus('stored');
  const namedUpload = await fetchUpload({ pool, catalogue }, 'named');
  expect(namedUpload?.localPlayers).toMatchObject([{ id: ownPlayer?.id }]);
  await setStatus('reading');
  expect((await fetchUpload({ pool, catalogue }, 'named'))?.localPlayers).toEqual([]);
});

test('an upload that is stored while it is fetched is returned with its matches', async () => {
  await storeUpload(pool, { id: 'first', matches: [makeMatch({ seed: 1, population: 9 })] });
  const writer = await pool.connect();
  try {
    await writer.query('create temp table kept as select * from upload_match');
    await writer.query('delete from upload_match');
    await writer.query('begin');
    await writer.query('lock table upload in access exclusive mode');
    const pendingUpload = fetchUpload({ pool, catalogue }, 'first');
    await expect
      .poll(async () => {
        const waitingLocks = await writer.query(
          `select from pg_locks where not granted and relation = 'upload'::regclass`,
        );
        return waitingLocks.rowCount;
      })
      .toBe(1);
    await writer.query('insert into upload_match select * from kept');
    await writer.query(`update upload set status = 'stored'`);
    await writer.query('commit');
    expect(await pendingUpload).toMatchObject({ status: 'stored', matches: [{ outcome: 'new' }] });
  } finally {
    writer.release(true);
  }
});
