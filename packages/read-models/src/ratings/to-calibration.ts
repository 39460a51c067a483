import type { Catalogue } from '@scrapboard/catalogue';
import type { MmrCalibration } from '@scrapboard/contract';
import type { CalibrationRow } from '@scrapboard/matches';
import { formatDayNumber } from './ladder-days.ts';

/** Returns the calibration by month, mode and bin from its rows by day, in any order. */
export function toCalibration(
  rows: readonly CalibrationRow[],
  catalogue: Pick<Catalogue, 'mode'>,
): MmrCalibration {
  const byCell = Map.groupBy(
    // Floating-point sums depend on the order of their terms.
    rows.toSorted((a, b) => a.day - b.day),
    ({ day, mode, bin }) =>
      `${formatDayNumber(day).slice(0, 7)} ${mode} ${String(bin).padStart(2, '0')}`,
  );
  return {
    cells: [...byCell]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .flatMap(([, [first, ...others]]) => {
        if (first === undefined) return [];
        const sum = others.reduce(addRows, first);
        const { id, name } = catalogue.mode(sum.mode);
        return {
          month: formatDayNumber(sum.day).slice(0, 7),
          mode: { id, name },
          bin: sum.bin,
          matches: sum.matches,
          draws: sum.draws,
          wins: sum.wins,
          expected: sum.expected,
          brier: sum.brier,
          logLoss: sum.log_loss,
          eloBrier: sum.elo_brier,
          eloLogLoss: sum.elo_log_loss,
        };
      }),
  };
}

function addRows(sum: CalibrationRow, row: CalibrationRow): CalibrationRow {
  return {
    ...sum,
    matches: sum.matches + row.matches,
    draws: sum.draws + row.draws,
    wins: sum.wins + row.wins,
    expected: sum.expected + row.expected,
    squares: sum.squares + row.squares,
    products: sum.products + row.products,
    brier: sum.brier + row.brier,
    log_loss: sum.log_loss + row.log_loss,
    elo_brier: sum.elo_brier + row.elo_brier,
    elo_log_loss: sum.elo_log_loss + row.elo_log_loss,
  };
}
