import { expect, test } from 'vitest';
import {
  formatAssistLine,
  formatAttackerPiece,
  formatHundredths,
  formatKillLine,
  formatRosterLine,
  formatScoreLine,
  formatScorePiece,
  formatSpawnLine,
  formatStripeLine,
  formatVictimPiece,
} from './line-text.ts';

test('lines are padded as the game pads them', () => {
  expect(
    `${formatVictimPiece('Eltom')}${formatAttackerPiece('Damon', 'CarPart_Gun_Plasma_Drill')}${formatHundredths(1389)} DMG_ENERGY`,
  ).toBe(
    "Damage. Victim: Eltom               , attacker: Damon               , weapon 'CarPart_Gun_Plasma_Drill', damage: 13.89 DMG_ENERGY",
  );
  expect(formatScoreLine(formatScorePiece(19, 'Damon'), 10, 'FIRST_DAMAGE')).toBe(
    'Score:\t\tplayer: 19,\t\tnick:               Damon,\t\tGot:  10,\t\treason: FIRST_DAMAGE',
  );
  expect(formatStripeLine('PvpDestroyDetailsVeryRare', '19 [Damon]')).toBe(
    "Stripe 'PvpDestroyDetailsVeryRare' value increased by 1 for player 19 [Damon].",
  );
  expect(formatKillLine('Drevoed:Turret_LandMine', 'Jacob', 'Kill')).toBe(
    'Kill. Victim: Drevoed:Turret_LandMine killer: Jacob               ',
  );
  expect(
    formatAssistLine(
      'P0CPEECTP',
      'CarPart_Gun_Minigun_Legend_bp6',
      0,
      81422,
      'DMG_DIRECT|HUD_IMPORTANT',
    ),
  ).toBe(
    "\t assist by P0CPEECTP            weapon: 'CarPart_Gun_Minigun_Legend_bp6', 0.00 sec ago, damage: 814.22 DMG_DIRECT|HUD_IMPORTANT",
  );
});

test('roster lines keep leading zeros of ids and hashes, spawn lines drop them', () => {
  const seat = {
    index: 0,
    uid: '00136686',
    party: '00000000',
    nickname: 'wolfpredator',
    team: 1,
    bot: false,
    powerScore: 8504,
    build: { hash: '0d3436b0' },
  };
  expect(formatRosterLine(seat)).toBe(
    '\tplayer  0, uid 00136686, party 00000000, nickname: wolfpredator        , team: 1, bot: 0, ur: 8504, mmHash: 0d3436b0',
  );
  expect(formatSpawnLine(2, '_ZeRon_', 1, 1, '0d252445')).toBe(
    'Spawn player 2 [_ZeRon_], team 1, spawnCounter 1 , designHash: d252445.',
  );
});
