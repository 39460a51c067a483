import type { PlayedWith } from '@scrapboard/contract';
import { rateOf } from '@scrapboard/statistics';

/** How many of the newest matches are scanned, and how many people are listed. */
export const MATCHES_SCANNED = 500;
export const MAX_PEOPLE_MET = 100;

/** How often somebody was met in finished matches, and how those ended for the player. */
export interface MetRow {
  id: string;
  nickname: string;
  together: number;
  together_wins: number;
  against: number;
  against_wins: number;
  in_party: number;
  last_at: Date;
}

/** `rows` most met first. */
export function toPlayedWith(matches: number, rows: readonly MetRow[]): PlayedWith {
  return {
    matches,
    players: rows.map((row) => ({
      player: { id: row.id, nickname: row.nickname },
      together: rateOf(row.together_wins, row.together),
      against: rateOf(row.against_wins, row.against),
      inParty: row.in_party,
      lastAt: row.last_at.toISOString(),
    })),
  };
}
