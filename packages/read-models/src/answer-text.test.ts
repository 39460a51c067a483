import { expect, test } from 'vitest';
import { toAnswerCsv, toAnswerNdjson } from './answer-text.ts';
import { toNamedAnswer } from './to-named-answer.ts';

const winRate = { count: 1, of: 2, percent: 50, low: 9.5, high: 90.5 };
const names = {
  part: (id: string) => ({ id, name: `Part "${id}"` }),
  map: (id: string) => ({ id, name: id }),
  mode: (id: string) => ({ id, name: id }),
  resource: (id: string) => ({ id, name: `Resource ${id}` }),
  rarities: () => [{ id: 'epic', name: 'Epic', rank: 5 }],
  seasons: () => [{ id: 'winter', name: 'Winter war', from: 0, to: 1 }],
};
const answer = {
  asOf: '2026-05-07T20:00:00Z',
  outdated: false,
  version: '1',
  ...toNamedAnswer(
    {
      rows: [
        { part: 'gun', player: '7@live', uses: 12, winRate },
        { part: 'saw', player: '8', uses: 0, winRate: null },
      ],
      total: 2,
      truncated: false,
    },
    {
      by: ['part', 'player'],
      catalogue: names as never,
      nicknames: new Map([['7@live', '=1+1,"x"']]),
    },
  ),
};
const columns = {
  facts: 'parts' as const,
  by: ['part', 'player'] as const,
  per: [],
  measures: ['uses', 'winRate'],
};

test('values have names; a player without one has their id', () => {
  expect(answer.names).toEqual({
    part: { gun: 'Part "gun"', saw: 'Part "saw"' },
    player: { '7@live': '=1+1,"x"', '8': '8' },
  });
});

test('everything that has a display name is named', () => {
  const row = {
    ...{ season: 'winter', category: 'pve', gameplay: 'BestOfThree', region: 'eu' },
    ...{ powerScoreBand: '2500-3499', partRarity: 'epic', resource: 'Gasoline', result: 'win' },
  };
  const by = Object.keys(row);
  const rows = [row, { ...row, season: '2026-q4', region: null, partRarity: 'unlisted' }];
  const named = toNamedAnswer(
    { rows, total: 2, truncated: false },
    { by, catalogue: names as never, nicknames: new Map() },
  );
  expect(named.names).toEqual({
    season: { winter: 'Winter war', '2026-q4': 'Q4 2026' },
    category: { pve: 'PvE' },
    gameplay: { BestOfThree: 'Best Of Three' },
    region: { eu: 'EU' },
    powerScoreBand: { '2500-3499': '2,500–3,499' },
    partRarity: { epic: 'Epic', unlisted: 'Unlisted' },
    resource: { Gasoline: 'Resource Gasoline' },
  });
});

test('CSV has a column per number of a rate, quotes, and no formulas', () => {
  expect(toAnswerCsv(answer, columns)).toBe(
    [
      'part,partName,player,playerName,uses,winRate.count,winRate.of,winRate.percent,winRate.low,winRate.high',
      `gun,"Part ""gun""",7@live,"'=1+1,""x""",12,1,2,50,9.5,90.5`,
      'saw,"Part ""saw""",8,8,0,,,,,',
      '',
    ].join('\r\n'),
  );
  const empty = toAnswerCsv({ ...answer, rows: [], names: { part: {} } }, columns);
  expect(empty).toBe(
    'part,partName,player,uses,winRate.count,winRate.of,winRate.percent,winRate.low,winRate.high\r\n',
  );
  const unitColumns = { ...columns, by: [], per: ['player'] as const, measures: ['winRate'] };
  expect(toAnswerCsv({ ...answer, rows: [], names: {} }, unitColumns)).toBe(
    'units,winRate.p10,winRate.p25,winRate.p50,winRate.p75,winRate.p90\r\n',
  );
});

test('NDJSON has a row per line, with names', () => {
  const lines = toAnswerNdjson(answer).trimEnd().split('\n');
  expect(lines.map((line) => JSON.parse(line))[0]).toEqual({
    ...{ part: 'gun', partName: 'Part "gun"', player: '7@live', playerName: '=1+1,"x"' },
    ...{ uses: 12, winRate },
  });
  expect(lines).toHaveLength(2);
});
