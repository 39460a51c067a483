import { parquetReadObjects } from 'hyparquet';
import { expect, test } from 'vitest';
import { toParquet } from './to-parquet.ts';

test('a Parquet file has the rows of an answer, one column for each field of a value', async () => {
  const file = await toParquet([
    { mode: '8v8', games: 12, winRate: { count: 6, of: 12, percent: 50, low: 25.4, high: 74.6 } },
    { mode: 'Überfall', games: 3, winRate: null },
  ]);
  const rows = await parquetReadObjects({ file });
  expect(rows).toEqual([
    {
      mode: '8v8',
      games: 12,
      'winRate.count': 6,
      'winRate.of': 12,
      'winRate.percent': 50,
      'winRate.low': 25.4,
      'winRate.high': 74.6,
    },
    {
      mode: 'Überfall',
      games: 3,
      'winRate.count': null,
      'winRate.of': null,
      'winRate.percent': null,
      'winRate.low': null,
      'winRate.high': null,
    },
  ]);
});
