import { createHash } from 'node:crypto';
import { type SimulatedSession, simulateSessions } from '@scrapboard/simulator';
import { beforeEach, expect, test } from 'vitest';
import { createTestDatabase } from '../../database/test-database.ts';
import { readUpload } from './read-upload.ts';
import { removeSightings } from './remove-sightings.ts';
import { clearDerived, dumpDerived } from './testing/uploads.ts';

const { pool } = await createTestDatabase();
const logs = new Map<string, Buffer>();

beforeEach(() => clearDerived(pool));

const context = {
  pool,
  basePartIdOf: (id: string) => id,
  log: { info() {} },
  shouldCheckLogs: true,
  async *openRaw(sha256: string): AsyncGenerator<Uint8Array> {
    const log = logs.get(sha256);
    if (log === undefined) throw Object.assign(new Error('no such log'), { code: 'ENOENT' });
    yield log;
  },
};

function addLog(chunks: Iterable<Uint8Array>): { sha256: string; expandedBytes: number } {
  const log = Buffer.concat([...chunks]);
  const sha256 = createHash('sha256').update(log).digest('hex');
  logs.set(sha256, log);
  return { sha256, expandedBytes: log.length };
}

/** Sends and reads what one player's client wrote. */
async function storeAndRead(id: string, sessions: readonly SimulatedSession[]): Promise<void> {
  const files = sessions.flatMap(({ name, combatLog, gameLog }) => [
    {
      path: `${name}/combat.log`,
      session: name,
      kind: 'combat',
      bytes: 1,
      ...addLog(combatLog()),
    },
    ...(gameLog === null
      ? []
      : [
          {
            path: `${name}/game.log`,
            session: name,
            kind: 'game',
            bytes: 1,
            ...addLog(gameLog()),
          },
        ]),
  ]);
  await pool.query(
    `insert into upload (id, received_at, source, time_zone, files, total_bytes)
      values ($1, '2026-05-07', 'web', $2, $3, 1)`,
    [id, sessions[0]?.timeZone, JSON.stringify(files)],
  );
  await readUpload(context, id);
}

function simulateEvening(seed: number): SimulatedSession[][] {
  const sessions = simulateSessions({
    seed,
    modes: ['8v8', 'clan-war', '8v8', 'raid-easy'],
    uploaders: 4,
    timeZones: ['Europe/Berlin', 'America/New_York', 'UTC'],
    density: 0.03,
  });
  // Two of every four have no game.log, and so no match ids.
  return sessions.map((session, i) => [i % 4 < 2 ? session : { ...session, gameLog: null }]);
}

test.each([1, 2, 3])(
  'an upload is removed as if it had never been there (seed %i)',
  async (seed) => {
    const uploads = simulateEvening(seed);
    for (const [i, sessions] of uploads.entries()) await storeAndRead(`u${i}`, sessions);
    for (const [i] of uploads.entries()) {
      await removeSightings(context, `u${i}`);
      const rowsAfterRemoval = await dumpDerived(pool);
      await clearDerived(pool);
      for (const [j, sessions] of uploads.entries())
        if (j > i) await storeAndRead(`u${j}`, sessions);
      expect(rowsAfterRemoval).toEqual(await dumpDerived(pool));
    }
    expect((await dumpDerived(pool)).player).toEqual([]);
  },
);

test('the statistics of other players are not changed', async () => {
  const [ownEvening, otherEvening] = [
    simulateEvening(5).slice(0, 1),
    simulateEvening(6).slice(0, 1),
  ];
  await storeAndRead('mine', ownEvening.flat());
  const fetchRowVersions = async () =>
    (
      await pool.query(`select player_id, xmin::text, games from player_fold f
        where not exists (select from player_match p join upload_match u using (match_id)
          where p.player_id = f.player_id and u.upload_id = 'removed') order by 1`)
    ).rows;
  const versionsBefore = await fetchRowVersions();
  await storeAndRead('removed', otherEvening.flat());
  expect(versionsBefore.length).toBeGreaterThan(4);
  await removeSightings(context, 'removed');
  expect(await fetchRowVersions()).toEqual(versionsBefore);
});

test('a log that can no longer be read does not prevent the removal of the other', async () => {
  const [first = [], second = []] = simulateEvening(1);
  await storeAndRead('first', first);
  await storeAndRead('second', second);
  logs.clear();
  for (const id of ['first', 'second']) {
    await removeSightings(context, id);
    const { rows } = await pool.query(
      'select count(*)::int as n from upload_match where upload_id = $1',
      [id],
    );
    expect(rows).toEqual([{ n: 0 }]);
  }
  expect((await dumpDerived(pool)).match).toEqual([]);
});
