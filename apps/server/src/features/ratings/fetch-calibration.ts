import type { Catalogue } from '@scrapboard/catalogue';
import type { MmrCalibration, MmrCalibrationQuery } from '@scrapboard/contract';
import { parseDayNumber, toCalibration } from '@scrapboard/read-models';
import { defineQuery, type Queryable } from '../../database/define-query.ts';
import { ratingCalibration } from '../../database/tables/ratings.ts';

const calibrationSums = defineQuery({
  text: `select (min(day)) as day, mode, bin, sum(matches)::int4 as matches, sum(draws)::int4 as draws,
        sum(wins)::int4 as wins, sum(expected order by day) as expected,
        sum(squares) as squares, sum(products) as products, sum(brier order by day) as brier, sum(log_loss order by day) as log_loss,
        sum(elo_brier order by day) as elo_brier, sum(elo_log_loss order by day) as elo_log_loss
      from rating_calibration where ($1::int4 is null or day >= $1) and ($2::int4 is null or day <= $2)
      group by date_trunc('month', date '1970-01-01' + day), mode, bin`,
  parameters: ['int4?', 'int4?'],
  columns: {
    ...ratingCalibration.columns,
    ...({ day: 'int4!', matches: 'int4!', draws: 'int4!', wins: 'int4!' } as const),
    ...({ squares: 'float8!', products: 'float8!' } as const),
    ...({ expected: 'float8!', brier: 'float8!', log_loss: 'float8!' } as const),
    ...({ elo_brier: 'float8!', elo_log_loss: 'float8!' } as const),
  },
});

/** Returns how well the ratings before each match of some days predicted its result. */
export async function fetchCalibration(
  { pool, catalogue }: { pool: Queryable; catalogue: Catalogue },
  { from, to }: MmrCalibrationQuery,
): Promise<MmrCalibration> {
  const toDay = (date: string | undefined) => (date === undefined ? null : parseDayNumber(date));
  return toCalibration(await calibrationSums.all(pool, toDay(from), toDay(to)), catalogue);
}
