import { expect, test } from 'vitest';
import { filtersForPeers, PEER_GROUPS } from './peers.ts';

test('a group of players replaces the filter it is about, and leaves out the marked player', () => {
  const filters = { map: ['port'], player: ['1'], party: 'party', minPowerScore: 900 } as const;
  expect(filtersForPeers(filters, 'solo')).toEqual({
    map: ['port'],
    minPowerScore: 900,
    party: 'solo',
  });
  expect(filtersForPeers(filters, '2500-3499')).toEqual({
    map: ['port'],
    party: 'party',
    minPowerScore: 2500,
    maxPowerScore: 3499,
  });
  expect(filtersForPeers(filters, 'leviathan').minPowerScore).toBe(22_001);
  expect(PEER_GROUPS).toContain('2500-3499');
});
