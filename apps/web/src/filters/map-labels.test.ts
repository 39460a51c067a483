import { expect, test } from 'vitest';
import { mapLabels } from './map-labels.ts';

const royale = { id: 'battle-royale', name: 'Battle Royale' };
const clanWar = { id: 'clan-war', name: 'Clan War' };
const map = (id: string, name: string, ...modes: { id: string; name: string }[]) => ({
  id,
  name,
  modes,
  matches: 1,
});

test('maps with the same name are distinguished by the modes played on them', () => {
  const labels = mapLabels([
    map('red_rocks_battle_royale', 'Blood Rocks', royale),
    map('port', 'Terminal-45', clanWar),
    map('red_rocks_territory', 'Blood Rocks', royale, clanWar),
  ]);
  expect([...labels.values()]).toEqual([
    'Blood Rocks (Battle Royale)',
    'Terminal-45',
    'Blood Rocks (Battle Royale, Clan War)',
  ]);
});

test('maps with the same name and modes are distinguished by their ids', () => {
  const labels = mapLabels([
    map('building_yard', 'Sector EX', clanWar),
    map('building_yard3', 'Sector EX', clanWar),
  ]);
  expect([...labels.values()]).toEqual(['Sector EX (building_yard)', 'Sector EX (building_yard3)']);
});
