import { hash } from 'node:crypto';
import { createMatchReader, type LogMatch } from '@scrapboard/match-log';
import { expect, test } from 'vitest';
import { createHash63 } from './hash63.ts';
import { parseMatchDetail } from './match-detail.ts';
import { prepareSighting } from './sighting.ts';

const hash63 = createHash63((text) => hash('sha256', text, 'hex'));
const prepare = (match: LogMatch) =>
  prepareSighting(match, { uploadId: 'u', ordinal: 0 }, (at) => at, hash63);

/** Two matches: one with a roster, and one without, whose id depends on the digest. */
const log = `
12:00:00.000| ====== starting level 3: 'levels/maps/sand_crater' Conquer ======
12:00:01.000| ===== Gameplay 'Conquer' started, map 'sand_crater' ======
12:00:10.000| Active battle started.
12:00:10.000| \tplayer  0, uid 00000007, party 00000000, nickname: Damon               , team: 1, bot: 0, ur: 8504, mmHash: 23436b03
12:00:10.000| \tplayer  1, uid 00000009, party 00000000, nickname: Eltom               , team: 2, bot: 0, ur: 8504, mmHash: 23436b03
12:00:20.000| Damage. Victim: Eltom               , attacker: Damon               , weapon 'CarPart_Gun_Cannon', damage: 13.89 DMG_ENERGY
12:00:21.000| Kill. Victim: Eltom killer: Damon
12:00:22.000| ===== Gameplay finish, reason: no_cars, winner team 1, win reason: MORE_CARS_LEFT, battle time: 12.0 sec =====
12:01:00.000| ====== starting level 3: 'levels/maps/sand_crater' Conquer ======
12:01:01.000| ===== Gameplay 'Conquer' started, map 'sand_crater' ======
12:01:02.000| Spawn player 2 [Damon], team 1, spawnCounter 1 , designHash: 2d252445.
12:01:03.000| Spawn player 3 [Eltom], team 2, spawnCounter 1 , designHash: 2d252445.
12:01:20.000| Damage. Victim: Eltom               , attacker: Damon               , weapon 'CarPart_Gun_Cannon', damage: 13.89 DMG_ENERGY
12:01:22.000| ===== Gameplay finish, reason: no_cars, winner team 1, win reason: MORE_CARS_LEFT, battle time: 12.0 sec =====
`;

function readMatches(): LogMatch[] {
  const matches: LogMatch[] = [];
  const sessionStartedAt = Date.UTC(2026, 4, 7, 12);
  const reader = createMatchReader({ sessionStartedAt, onMatch: (match) => matches.push(match) });
  reader.push('combat', new TextEncoder().encode(log));
  reader.end();
  return matches;
}

test('damage over time does not change the identity of a match', () => {
  for (const match of readMatches()) {
    expect(match.damageSeries).not.toBeNull();
    const expected = prepare(match).sighting;
    expect(prepare({ ...match, damageSeries: null }).sighting).toEqual(expected);
  }
});

test('match ids are those of versions that did not store damage over time', () => {
  // Computed by such a version; stored matches and the links to them have these ids.
  expect(readMatches().map((match) => prepare(match).sighting)).toMatchObject([
    { digest: '5551724558843564050', ownId: '6250160383504993763' },
    { digest: '7380554521106366497', ownId: '7210730913029812836' },
  ]);
});

test('a match starts at a whole second of its log', () => {
  const [match] = readMatches();
  const startedAt = Date.UTC(2026, 4, 7, 12, 0, 1, 999);
  const { sighting } = prepare({ ...(match as LogMatch), startedAt });
  expect(sighting.at).toBe(Date.UTC(2026, 4, 7, 12, 0, 1));
});

test('the stored text contains the damage over time; older texts have none', () => {
  for (const match of readMatches()) {
    const { text } = prepare(match);
    expect(parseMatchDetail(text).damageSeries).toEqual(match.damageSeries);
    const { damageSeries, ...olderDetail } = parseMatchDetail(text);
    expect(parseMatchDetail(JSON.stringify(olderDetail))).toEqual({
      ...olderDetail,
      damageSeries: null,
    });
  }
});
