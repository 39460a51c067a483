import { expect, test } from 'vitest';
import { questionCsv, questionNdjson } from './question-text.ts';
import { toNamedAnswer } from './to-question-answer.ts';

const winRate = { count: 1, of: 2, percent: 50, low: 9.5, high: 90.5 };
const names = {
  part: (id: string) => ({ id, name: `Part "${id}"` }),
  map: (id: string) => ({ id, name: id }),
  mode: (id: string) => ({ id, name: id }),
};
const answer = {
  asOf: '2026-05-07T20:00:00Z',
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
const columns = { by: ['part', 'player'] as const, per: [], measures: ['uses', 'winRate'] };

test('values have names; a player without one has their id', () => {
  expect(answer.names).toEqual({
    part: { gun: 'Part "gun"', saw: 'Part "saw"' },
    player: { '7@live': '=1+1,"x"', '8': '8' },
  });
});

test('CSV has a column per number of a rate, quotes, and no formulas', () => {
  expect(questionCsv(answer, columns)).toBe(
    [
      'part,partName,player,playerName,uses,winRate.count,winRate.of,winRate.percent,winRate.low,winRate.high',
      `gun,"Part ""gun""",7@live,"'=1+1,""x""",12,1,2,50,9.5,90.5`,
      'saw,"Part ""saw""",8,8,0,,,,,',
      '',
    ].join('\r\n'),
  );
  const empty = questionCsv({ ...answer, rows: [], names: { part: {} } }, columns);
  expect(empty).toBe('part,partName,player,uses,winRate\r\n');
});

test('NDJSON has a row per line, with names', () => {
  const lines = questionNdjson(answer).trimEnd().split('\n');
  expect(lines.map((line) => JSON.parse(line))[0]).toEqual({
    ...{ part: 'gun', partName: 'Part "gun"', player: '7@live', playerName: '=1+1,"x"' },
    ...{ uses: 12, winRate },
  });
  expect(lines).toHaveLength(2);
});
