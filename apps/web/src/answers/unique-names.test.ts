import { expect, test } from 'vitest';
import { withUniqueNames } from './unique-names.ts';

test('values with the same name can be told apart by what their ids differ in', () => {
  const names = {
    map: { rocks_royale: 'Blood Rocks', plant: 'Factory', rocks_clan_war: 'Blood Rocks' },
    mode: { plant: 'Factory' },
    player: { '71': 'Rasba', '72': 'Rasba' },
    part: { cannon: 'Cannon', cannon_epic: 'Cannon' },
  };
  expect(withUniqueNames({ names, total: 3 })).toEqual({
    names: {
      map: {
        rocks_royale: 'Blood Rocks (royale)',
        plant: 'Factory',
        rocks_clan_war: 'Blood Rocks (clan war)',
      },
      mode: { plant: 'Factory' },
      player: { '71': 'Rasba (71)', '72': 'Rasba (72)' },
      part: { cannon: 'Cannon (cannon)', cannon_epic: 'Cannon (epic)' },
    },
    total: 3,
  });
});
