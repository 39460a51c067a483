import type { Overview } from '@scrapboard/contract';
import { rateOf } from '@scrapboard/statistics';
import type { TFunction } from 'i18next';
import { expect, test } from 'vitest';
import { createFormat } from '../../format.ts';
import texts from '../../i18n/en/placeholders.json' with { type: 'json' };
import { buildFacts } from './build-facts.ts';
import { type Placeholder, placeholders } from './placeholders.ts';

const mode = (id: string, category: Overview['modes'][number]['category'], matches: number) => ({
  mode: { id, name: id },
  category,
  matches,
  secondsPerMatch: 100,
  newestDay: `2026-05-0${matches % 9}`,
});

const overview: Overview = {
  uploads: 1200,
  uploaders: 3,
  modes: [
    mode('8v8', 'pvp', 2000),
    mode('clan-war', 'pvp', 30),
    mode('race', 'brawl', 20),
    mode('raid-easy', 'pve', 10),
    mode('leviathan-clan-war', 'pvp', 5),
  ],
  kinds: [
    {
      kind: 'weapon',
      parts: 7,
      top: [{ part: { id: 'w', name: 'Miller' }, winRate: rateOf(9, 19) }],
      leaders: [
        { player: { id: '1', nickname: 'Zed' }, part: { id: 'w', name: 'Miller' }, damage: 1234 },
      ],
    },
    { kind: 'cabin', parts: 0, top: [], leaders: [] },
  ],
  bands: [{ label: '0–2,499', winRate: rateOf(15, 20) }],
  part: null,
  fastest: [],
  matchesScanned: 0,
};

// Text keys are returned unchanged, followed by their values.
const t = ((key: string, values: object = {}) =>
  [key, ...Object.values(values)].join(' ')) as unknown as TFunction<
  readonly ['placeholders', 'common']
>;

const build = (facts: Placeholder['facts']) =>
  buildFacts(facts, { overview, t, format: createFormat('en') });

test('has texts for every placeholder and for no other page', () => {
  expect(placeholders.map(({ name }) => name).toSorted()).toEqual(
    Object.keys(texts.pages).toSorted(),
  );
});

test('links leaders, and omits the row of a kind without a leader', () => {
  expect(build({ kind: 'leaders', of: 'weapon' }).rows).toEqual([
    { label: 'of Zed Miller', value: '1,234', to: '/user/1' },
  ]);
  expect(build({ kind: 'leaders', of: 'cabin' }).rows).toEqual([]);
});
