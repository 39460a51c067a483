import { expect, test } from 'vitest';
import {
  guessSource,
  moderationCodec,
  moderationHref,
  parseLogRef,
  sourceHref,
} from './moderation-search.ts';

const read = (query: string) => moderationCodec.read(new URLSearchParams(query));

test('a link opens the view it names, and an invalid one the quarantine', () => {
  expect(moderationHref({ match: 'ab-c.3' })).toBe('/moderation?match=ab-c.3');
  expect(parseLogRef('ab-c.3')).toEqual({ upload: 'ab-c', ordinal: 3 });
  expect(read('tab=nonsense&state=x&match=../..&event=DROP')).toEqual({
    tab: 'quarantine',
    state: 'waiting',
  });
  expect(sourceHref({ kind: 'network', source: '3.Zk1' })).toBe(
    '/moderation?tab=sources&network=3.Zk1',
  );
});

test.each([
  [' ada@example.org ', 'account'],
  ['00000000-0000-4000-8000-000000000000', 'account'],
  ['3.Zk1b6mXo9sQw0aTe', 'network'],
  ['k3vq2m1z', 'upload'],
])('recognises "%s" as a source of the kind %s', (text, kind) => {
  expect(guessSource(text)).toEqual({ kind, source: text.trim() });
});

test('an empty string names no source', () => {
  expect(guessSource(' ')).toBeNull();
});
