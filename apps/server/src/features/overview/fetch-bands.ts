import { powerScoreBands } from '@scrapboard/catalogue/core';
import { ApiError } from '@scrapboard/contract';
import { parseQuestion } from '@scrapboard/read-models';
import { defineQuery, type Queryable } from '../../database/define-query.ts';
import { DuckdbError } from '../../duckdb/duckdb-error.ts';
import type { QuestionService } from '../questions/create-question-service.ts';

/** The games and wins of all players in a band, an index into `powerScoreBands`. */
export interface BandTotals {
  band: number;
  games: number;
  wins: number;
}

const question = parseQuestion({ facts: 'players', measures: 'games,wins', by: 'powerScoreBand' });

const LOWER_BOUNDS = powerScoreBands.map(({ from }) => from).join(', ');

const bandTotals = defineQuery({
  text: `select greatest(width_bucket(power_score, array[${LOWER_BOUNDS}]), 1) - 1 as band,
              count(*)::int as games, (count(*) filter (where result = 1))::int as wins
         from player_match where result is not null group by 1 order by 1`,
  columns: { band: 'int4', games: 'int4', wins: 'int4' },
});

/**
 * Returns the totals of each band with games: from the facts, or from all rows if the facts cannot
 * answer, for example because too many other questions are waiting. The overview must not fail then.
 */
export async function fetchBands(
  db: Queryable,
  questions: Pick<QuestionService, 'answer'>,
): Promise<BandTotals[]> {
  try {
    const { signal } = new AbortController();
    const { rows } = await questions.answer(question, { hidden: [], signal });
    const bands = rows.map(({ powerScoreBand, games, wins }) => ({
      band: powerScoreBands.findIndex(({ id }) => id === powerScoreBand),
      games: Number(games),
      wins: Number(wins),
    }));
    return bands.filter(({ games }) => games > 0).sort((a, b) => a.band - b.band);
  } catch (error) {
    if (!(error instanceof ApiError || error instanceof DuckdbError)) throw error;
    return await bandTotals.all(db);
  }
}
