import type { MatchRow } from '@scrapboard/matches';
import type { Int8, Kept } from '../columns.ts';

export type MatchTable = Kept<MatchRow>;

/** The whole match as compressed JSON; read it with `readMatchDetail`. */
export interface MatchDetailTable {
  match_id: Int8;
  detail: Buffer;
}
