import { expect, test } from 'vitest';
import { matchCodec } from './match-search.ts';

const read = (text: string) => matchCodec.read(new URLSearchParams(text));

test('shows the scoreboard of the whole match, best first, without a query', () => {
  expect(read('')).toMatchObject({
    tab: 'scoreboard',
    round: null,
    sort: { column: 'score', direction: 'desc' },
    open: [],
  });
});

test('reads invalid values in a URL as the default', () => {
  expect(read('tab=x&round=two&sort=-shoes&open=a.b&from=-1&measure=kg')).toEqual(read(''));
  expect(read('round=0').round).toBeNull();
});

test('writes the same URL that it has read', () => {
  for (const text of [
    '',
    'tab=damage&from=2&measure=share',
    'tab=timeline&round=2&things=1',
    'sort=nickname&open=3.12&player=136686',
    'tab=damage&from=all',
    'ranks=1&player=136686',
  ]) {
    const writtenEntries = Object.entries(matchCodec.write(read(text))).filter(
      ([, value]) => value,
    );
    expect(new URLSearchParams(writtenEntries as [string, string][]).toString()).toBe(
      new URLSearchParams(text).toString(),
    );
    expect(matchCodec.read(new URLSearchParams(writtenEntries as [string, string][]))).toEqual(
      read(text),
    );
  }
});
