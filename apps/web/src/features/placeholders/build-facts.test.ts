import type { Overview } from '@scrapboard/contract';
import { expect, test } from 'vitest';
import { createFormat } from '../../format.ts';
import texts from '../../i18n/en/placeholders.json' with { type: 'json' };
import { buildFacts } from './build-facts.ts';
import { placeholders } from './placeholders.ts';

const overview: Overview = {
  uploads: 1200,
  uploaders: 3,
  modes: [],
  kinds: [],
  bands: [],
  part: null,
  fastest: [
    {
      id: 'm1',
      mode: { id: 'raid-easy', name: 'Easy raid' },
      map: { id: 'ring', name: 'Ashen ring' },
      seconds: 125,
      startedAt: '2026-05-01T10:00:00Z',
    },
  ],
  matchesScanned: 2030,
};

test('has texts for every placeholder and for no other page', () => {
  expect(placeholders.map(({ name }) => name).toSorted()).toEqual(
    Object.keys(texts.pages).toSorted(),
  );
});

test('links the fastest wins to their matches', () => {
  const facts = buildFacts({ kind: 'fastest' }, { overview, format: createFormat('en') });
  expect(facts).toEqual({
    values: { matches: '2,030' },
    rows: [{ label: 'Easy raid, Ashen ring', value: '2:05', to: '/match/m1' }],
  });
});
