import type { PlayedGroupKey } from '@scrapboard/read-models';
import { expect, test } from 'vitest';
import { createTestApp } from '../../http/test-app.ts';
import { fetchPlayedBands } from './fetch-played-bands.ts';

const { pool } = await createTestApp();

interface Row {
  match: number;
  mode?: string;
  power: number;
  result: number | null;
  kills: number;
  assists: number;
  damage: number;
  parts: Record<string, number>;
}

const PLAYER = '4711';

async function addRow({ match, mode = '8v8', parts, ...row }: Row): Promise<void> {
  const values = {
    ...{ player_id: PLAYER, started_at: '2026-05-01T10:00:00Z', match_id: match, category: 'pvp' },
    ...{ mode, gameplay: 'Conquer', map: 'sand_crater', nickname: 'Ada', team: 1, party_size: 1 },
    ...{ power_score: row.power, result: row.result, rounds: 1, round_wins: 0, round_losses: 0 },
    ...{ round_draws: 0, kills: row.kills, deaths: 1, assists: row.assists, damage: row.damage },
    ...{ damage_rec: 500, cabin_damage: 0, drone_kills: 0, score: 70, mvp: 0, duration: 1800 },
    ...{ part_ids: Object.keys(parts), part_damage: Object.values(parts) },
    part_hits: Object.values(parts).map(() => 1),
    part_kills: Object.values(parts).map(() => 0),
  };
  const columnNames = Object.keys(values);
  await pool.query(
    `insert into player_match (${columnNames.join(', ')}) values (${columnNames.map((_, i) => `$${i + 1}`).join(', ')})`,
    Object.values(values),
  );
}

test('finished matches are added up by mode and band, with squares and the damage of parts', async () => {
  await addRow({
    ...{ match: 1, power: 5000, result: 1, kills: 3, assists: 2, damage: 1000 },
    parts: { gun: 600, cannon: 400 },
  });
  await addRow({
    ...{ match: 2, power: 5499, result: -1, kills: 1, assists: 0, damage: 200 },
    parts: { gun: 200 },
  });
  await addRow({
    ...{ match: 3, power: 5500, result: 1, kills: 9, assists: 9, damage: 9, parts: {} },
  });
  await addRow({
    ...{ match: 4, power: 5000, result: null, kills: 9, assists: 9, damage: 9, parts: { gun: 9 } },
  });
  const bands = await fetchPlayedBands(pool, PLAYER, {}, 1);
  expect(bands.map(({ mode, band, games }) => [mode, band, games]).toSorted()).toEqual([
    ['8v8', 3, 2],
    ['8v8', 4, 1],
  ]);
  const band = bands.find((candidate) => candidate.band === 3);
  expect(band?.sums).toMatchObject({ winRate: 1, kills: 4, killsAssists: 6, damage: 1200 });
  expect(band?.squares).toMatchObject({
    winRate: 1,
    kills: 10,
    killsAssists: 26,
    damage: 1_040_000,
  });
  expect(band?.parts.toSorted((a, b) => a.damage - b.damage)).toMatchObject([
    { part: 'cannon', damage: 400 },
    { part: 'gun', damage: 800 },
  ]);
  expect(await fetchPlayedBands(pool, PLAYER, { minPowerScore: 5500 }, 1)).toHaveLength(1);
  // None of these matches is stored, so none is confirmed.
  expect(await fetchPlayedBands(pool, PLAYER, {}, 2)).toEqual([]);
  // The rows of a breakdown: the third match has no parts, the fourth is unfinished.
  const fetchRowsBy = async (key: PlayedGroupKey) =>
    (await fetchPlayedBands(pool, PLAYER, {}, 1, key))
      .map(({ id, band, games, sums, parts }) => ({
        ...{ id, band, games, kills: sums.kills },
        parts: Object.fromEntries(parts.map(({ part, damage }) => [part, damage])),
      }))
      .toSorted((a, b) => (`${a.id} ${a.band}` < `${b.id} ${b.band}` ? -1 : 1));
  expect(await fetchRowsBy('part')).toEqual([
    { id: 'cannon', band: 3, games: 1, kills: 3, parts: { gun: 600, cannon: 400 } },
    { id: 'gun', band: 3, games: 2, kills: 4, parts: { gun: 800, cannon: 400 } },
  ]);
  expect(await fetchRowsBy('map')).toEqual([
    { id: 'sand_crater', band: 3, games: 2, kills: 4, parts: { gun: 800, cannon: 400 } },
    { id: 'sand_crater', band: 4, games: 1, kills: 9, parts: {} },
  ]);
});
