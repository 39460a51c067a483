import { expect, test } from 'vitest';
import { classifyMode, kebabCase, type ModeClues } from './classify-mode.ts';
import { defaultModeRules } from './mode-rules.ts';

function modeOf(clues: Partial<ModeClues>): string {
  const { category, mode } = classifyMode(
    {
      gameplay: 'Conquer',
      map: 'sand_crater',
      queueTag: null,
      customGame: false,
      winReason: null,
      players: 16,
      highestPowerScore: 9000,
      bots: [],
      ...clues,
    },
    defaultModeRules,
  );
  return `${category}/${mode}`;
}

test.each<[string, Partial<ModeClues>]>([
  ['pvp/8v8', {}],
  ['pvp/8v8', { gameplay: 'Domination' }],
  ['pvp/6v6', { gameplay: 'Assault', players: 12 }],
  ['pvp/restricted-8v8', { queueTag: 'Default' }],
  ['pve/patrol', { gameplay: 'ConquerCoopVsAi' }],
  ['pvp/clan-war', { gameplay: 'Conquer_BestOf3', players: 8, highestPowerScore: 23_000 }],
  ['pvp/leviathan-clan-war', { gameplay: 'Conquer_BestOf3', highestPowerScore: 23_001 }],
  ['pvp/clan-war', { winReason: 'BEST_OF_THREE_TIMER', players: 8 }],
  ['pve/raid-easy', { gameplay: 'Pve_Oilevac', bots: ['Sandra', 'Psycho_Easy_2'] }],
  ['pve/raid-hard', { gameplay: 'Pve_Oilevac', bots: ['Psycho_hard'], queueTag: 'MetaPve_Easy1' }],
  ['pve/raid-easy', { gameplay: 'Pve_Oilevac', queueTag: 'MetaPve_Easy1' }],
  ['pve/raid', { gameplay: 'Pve_Oilevac' }],
  ['pve/raid-medium', { gameplay: 'Pve_Greatescape' }],
  ['pve/invasion', { gameplay: 'Pve_Leviathan', bots: ['easy'] }],
  ['pve/gozu', { gameplay: 'Pve_Foray' }],
  ['freeplay/bedlam', { gameplay: 'FreePlay' }],
  ['pve/adventure', { gameplay: 'Exploration' }],
  ['pvp/arena', { gameplay: 'Brawl_Arena' }],
  ['brawl/battle-royale', { gameplay: 'Brawl_MBP', map: 'red_rocks_battle_royale' }],
  ['brawl/ffa', { gameplay: 'Deathmatch' }],
  ['brawl/storms-warning', { gameplay: 'DestructionDerbyLua' }],
  ['brawl/race', { gameplay: 'Race' }],
  ['brawl/brawl-race-only-wheels', { gameplay: 'Race_OnlyWheels' }],
  ['brawl/brawl-drone-battle', { gameplay: 'Brawl_DroneBattle' }],
  ['custom/custom', { customGame: true }],
  ['undefined/some-new-thing', { gameplay: 'SomeNewThing' }],
  ['undefined/undefined', { gameplay: '' }],
])('the category and mode are %s for %o', (mode, clues) => {
  expect(modeOf(clues)).toBe(mode);
});

test('custom rules replace the default ones', () => {
  const clues = { gameplay: 'Conquer', map: 'moon', queueTag: null, customGame: false };
  const otherClues = { winReason: null, players: 2, highestPowerScore: 1, bots: [] };
  const rules = [{ map: 'moon*', category: 'brawl', mode: 'brawl-moon' }] as const;
  expect(classifyMode({ ...clues, ...otherClues }, rules)).toEqual({
    category: 'brawl',
    mode: 'brawl-moon',
  });
});

test.each([
  ['DroneBattle', 'drone-battle'],
  ['April1st', 'april-1st'],
  ['BDCrossout', 'bd-crossout'],
  ['new_year convoy', 'new-year-convoy'],
])('%s becomes %s', (text, kebab) => {
  expect(kebabCase(text)).toBe(kebab);
});
