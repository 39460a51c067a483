import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type CohortCell,
  type CohortRow,
  countCohorts as countRows,
} from '@scrapboard/read-models';
import { afterAll, expect, test } from 'vitest';
import { createDuckdb } from '../../duckdb/create-duckdb.ts';
import { createRandom } from '../store/testing/make-match.ts';
import { countCohorts } from './count-cohorts.ts';

const folder = await mkdtemp(join(tmpdir(), 'scrapboard-cohorts-'));
const duckdb = createDuckdb({
  folder,
  tempFolder: join(folder, 'spill'),
  memoryLimitBytes: 128 * 1024 ** 2,
  threads: 1,
});
afterAll(async () => {
  await duckdb.close();
  await rm(folder, { recursive: true });
});

const roles = new Map([
  ['gun', 'shotgun'],
  ['long gun', 'shotgun'],
  ['cannon', 'cannon'],
  ['drone', 'drone'],
]);
const HIDDEN = '7';

interface TestRow extends CohortRow {
  match: number;
  witnesses: number;
}

/** Matches of forty players in two modes and three bands, some of them unfinished or without a weapon. */
function createRandomRows(): TestRow[] {
  const random = createRandom(12);
  const randomInt = (n: number) => Math.floor(random() * n);
  return Array.from({ length: 4000 }, (_, match) => {
    const parts = [...roles.keys(), 'Cabin_Known'].filter(() => randomInt(3) === 0);
    return {
      ...{ match, witnesses: 1 + randomInt(2), player_id: String(randomInt(40)) },
      mode: randomInt(4) === 0 ? 'raid-easy' : '8v8',
      power_score: [900, 2499, 2500, 3400, 3500][randomInt(5)] as number,
      result: [1, 1, -1, 0, null][randomInt(5)] as CohortRow['result'],
      ...{ kills: randomInt(4), deaths: randomInt(2), assists: randomInt(5), mvp: randomInt(2) },
      ...{
        damage: randomInt(400_000),
        damage_rec: randomInt(90_000),
        cabin_damage: randomInt(4) * 100,
      },
      ...{ score: randomInt(900), duration: randomInt(3000) },
      ...{ part_ids: parts, part_damage: parts.map(() => randomInt(3) * 1000) },
    };
  });
}

const quote = (value: unknown) =>
  value === null ? 'NULL' : typeof value === 'string' ? `'${value}'` : String(value);

async function writeFile(table: 'players' | 'parts', rows: readonly object[]) {
  await mkdir(folder, { recursive: true });
  const path = join(folder, `${table}.parquet`);
  const tuples = rows.map((row) => `(${Object.values(row).map(quote).join(', ')})`).join(', ');
  const columns = Object.keys(rows[0] as object).join(', ');
  await duckdb.run(`COPY (SELECT * FROM (VALUES ${tuples}) AS t (${columns})) TO '${path}'`);
  return [{ path, from: '2026-05-01', to: '2026-05-02' }];
}

async function writeFiles(rows: readonly TestRow[]) {
  const toSharedColumns = ({
    match,
    player_id,
    mode,
    power_score,
    result,
    witnesses,
  }: TestRow) => ({
    ...{ match_id: match, player_id, player_no: Number(player_id) + 1 },
    ...{ mode, power_score, result, witnesses },
  });
  const players = rows.map(({ part_ids: _, part_damage: __, match: ___, ...row }, i) => ({
    ...toSharedColumns(rows[i] as TestRow),
    ...row,
  }));
  // A bot, of which only team and result are known.
  const [first] = players;
  const bot = Object.fromEntries(Object.keys(first as object).map((name) => [name, null]));
  players.push({
    ...(bot as unknown as (typeof players)[0]),
    mode: '8v8',
    result: 1,
    witnesses: 2,
  });
  const parts = rows.flatMap((row) => [
    ...row.part_ids.map((part, i) => ({
      ...toSharedColumns(row),
      ...{ part, used: true, part_damage: row.part_damage[i] },
    })),
    // Carried, without dealing damage.
    { ...toSharedColumns(row), part: 'drone', used: false, part_damage: 0 },
  ]);
  return {
    players: await writeFile('players', players),
    parts: await writeFile('parts', parts),
  };
}

const sortCells = (cells: readonly CohortCell[]) =>
  cells.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
const keyOf = ({ mode, band, weaponRole }: CohortCell) => JSON.stringify([mode, band, weaponRole]);

test('files and rows give the same cohorts, without hidden players, bots and unfinished matches', async () => {
  const rows = createRandomRows();
  const files = await writeFiles(rows);
  for (const minWitnesses of [1, 2]) {
    const options = { duckdb, roles, hidden: [HIDDEN], minWitnesses };
    const fromFiles = await countCohorts(files, options);
    const countedRows = rows.filter(
      ({ player_id, result, witnesses }) =>
        player_id !== HIDDEN && result !== null && witnesses >= minWitnesses,
    );
    const fromRows = countRows(countedRows, roles);
    expect(sortCells(fromFiles.players)).toEqual(sortCells(fromRows.players));
    expect(sortCells(fromFiles.matches)).toEqual(sortCells(fromRows.matches));
    expect(fromRows.players.some(({ weaponRole }) => weaponRole !== null)).toBe(minWitnesses === 1);
    expect(fromRows.matches.length).toBeGreaterThan(8);
  }
});
