import { expect, test } from 'vitest';
import { matchCodec } from './match-search.ts';

const read = (text: string) => matchCodec.read(new URLSearchParams(text));

test('a URL without a query shows the scoreboard of the whole match, best first', () => {
  expect(read('')).toMatchObject({
    tab: 'scoreboard',
    round: null,
    sort: { column: 'score', direction: 'desc' },
    open: [],
  });
});

test('what makes no sense in a URL is read as the default', () => {
  expect(read('tab=x&round=two&sort=-shoes&open=a.b&from=-1&measure=kg')).toEqual(read(''));
  expect(read('round=0').round).toBeNull();
});

test('writing what was read gives the same URL', () => {
  for (const text of [
    '',
    'tab=damage&from=2&measure=share',
    'tab=timeline&round=2&things=1',
    'sort=nickname&open=3.12&player=136686',
    'tab=damage&from=all',
  ]) {
    const written = Object.entries(matchCodec.write(read(text))).filter(([, value]) => value);
    expect(new URLSearchParams(written as [string, string][]).toString()).toBe(
      new URLSearchParams(text).toString(),
    );
    expect(matchCodec.read(new URLSearchParams(written as [string, string][]))).toEqual(read(text));
  }
});
