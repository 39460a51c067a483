import { expect, test } from 'vitest';
import { toApiFilters } from '../../filters/to-api-filters.ts';
import { questionSearchCodec } from '../../questions/question-filters.ts';
import { toVersusQuery } from './to-versus-query.ts';

const NOW = new Date('2026-05-07T12:00:00');

/** Returns what `/versus` reads from the link of a profile with a selection. */
function readLink(selection: Parameters<typeof toApiFilters>[0]) {
  const query = toVersusQuery(['7', '8@live'], toApiFilters(selection, NOW, undefined));
  const definedEntries = Object.entries(query).flatMap(([name, value]): [string, string][] =>
    value === undefined ? [] : [[name, value]],
  );
  const search = questionSearchCodec.read(new URLSearchParams(definedEntries));
  return {
    players: query.players,
    selected: Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined)),
  };
}

test('a profile of all matches leads to all matches of both', () => {
  expect(readLink({ period: 'all', filters: {} })).toEqual({
    players: '7,8@live',
    selected: { period: 'all' },
  });
});

test('the days and the filters of a profile select the matches of both', () => {
  expect(
    readLink({
      ...{ period: 'custom', from: '2026-03-01', to: '2026-04-15' },
      filters: { mode: '8v8', map: 'lake', minPowerScore: '4000', partySize: '1' },
    }).selected,
  ).toEqual({
    ...{ period: 'custom', from: '2026-03-01', to: '2026-04-15' },
    ...{ mode: ['8v8'], map: ['lake'], minPowerScore: '4000', party: 'solo' },
  });
  expect(readLink({ period: '7d', filters: { partySize: '3' } }).selected).toEqual({
    ...{ period: 'custom', from: '2026-05-01', party: 'party' },
  });
});
