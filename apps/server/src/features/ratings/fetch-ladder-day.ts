import type { LadderQuery } from '@scrapboard/contract';
import { ladderOf, parseDayNumber } from '@scrapboard/read-models';
import { defineQuery, type Queryable } from '../../database/define-query.ts';

const lastDays = defineQuery({
  name: 'ladder_days',
  text: `select (select max(day) from rating_count where ladder = $1) as newest,
      (select max(day) from rating_count where ladder = $1 and day <= $2) as shown`,
  parameters: ['text', 'int4'],
  columns: { newest: 'int4?', shown: 'int4?' },
});

/** The largest day that the database can store. */
const MAX_DAY = 2_147_483_647;

export interface LadderDay {
  ladder: string;
  /** The last day with a rated match, or the last one up to the requested date. */
  day: number;
  /** Whether no later day has a rated match. */
  isNewest: boolean;
}

/** Returns the requested ladder and the day at whose end it is shown; null if there is no rated match by then. */
export async function fetchLadderDay(db: Queryable, query: LadderQuery): Promise<LadderDay | null> {
  const ladder = ladderOf(query);
  const date = query.date === undefined ? MAX_DAY : parseDayNumber(query.date);
  const days = await lastDays.first(db, ladder, date);
  if (days === undefined || days.shown === null) return null;
  return { ladder, day: days.shown, isNewest: days.shown === days.newest };
}
