import { expect, test } from 'vitest';
import { scanLog } from './scan-log.ts';

const lines = [
  "02:20:36.496| ====== starting level 3: 'levels/maps/sand_crater' Conquer ======",
  "02:20:38.872| ===== Gameplay 'Conquer' started, map 'sand_crater' ======",
  '02:20:49.841| \tplayer  0, uid 00136686, party 00000000, nickname: one                 , team: 1, bot: 0, ur: 8504, mmHash: 23436b03',
  '02:23:39.111| ===== Gameplay finish, reason: no_cars, winner team 1, win reason: MORE_CARS_LEFT, battle time: 169.3 sec =====',
  "02:24:00.000| ====== starting level 1: 'levels/maps/hangar'  ======",
  '02:25:24.472| ====== TestDrive started ======',
  '02:25:28.700| ====== TestDrive finish ======',
  '',
].join('\r\n');

async function* chunks(text: string, size: number) {
  const bytes = new TextEncoder().encode(text);
  for (let offset = 0; offset < bytes.length; offset += size)
    yield bytes.slice(offset, offset + size);
}

test('counts matches and test drives, however the bytes are split', async () => {
  for (const size of [7, 100, 10_000]) {
    expect(await scanLog(chunks(lines, size))).toEqual({ matches: 1, testDrives: 1 });
  }
});

test('finds no matches in a file that is not a log', async () => {
  expect(await scanLog(chunks('Dear diary', 3))).toEqual({ matches: 0, testDrives: 0 });
});
