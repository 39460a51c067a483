import { modes } from '@scrapboard/catalogue/data/modes';
import { expect, test } from 'vitest';
import { filterSchedule, scheduleKindOf } from './schedule-kinds.ts';

test('both modes of Clan Wars are on their schedule, brawls on theirs, others on none', () => {
  const idsOf = (kind: 'cw' | 'brawl' | null) =>
    modes.filter((mode) => scheduleKindOf(mode) === kind).map(({ id }) => id);
  expect(idsOf('cw')).toEqual(['clan-war', 'leviathan-clan-war']);
  expect(idsOf('brawl')).toEqual(
    modes.filter(({ category }) => category === 'brawl').map(({ id }) => id),
  );
  expect(idsOf(null)).toContain('8v8');
});

test('the schedule of all modes has every window, that of a kind only its own', () => {
  const windows = ['clan-war', 'race', '8v8'].map((mode) => ({ mode, day: 1, from: 0, to: 1 }));
  const published = { windows, exceptions: [], modes };
  const modesOf = (kind: 'all' | 'cw' | 'brawl') =>
    filterSchedule(published, kind).windows.map(({ mode }) => mode);
  expect(modesOf('all')).toEqual(['clan-war', 'race', '8v8']);
  expect(modesOf('cw')).toEqual(['clan-war']);
  expect(modesOf('brawl')).toEqual(['race']);
});
