import type { PlayedWith } from '@scrapboard/contract';
import { rateOf } from '@scrapboard/statistics';

/** The number of newest matches that are scanned. */
export const MATCHES_SCANNED = 500;
/** The maximum number of other players listed. */
export const MAX_ENCOUNTERED_PLAYERS = 100;

/** Another player, with the finished matches on the same and on opposing sides, and those won. */
export interface EncounteredPlayerRow {
  id: string;
  nickname: string;
  together: number;
  together_wins: number;
  against: number;
  against_wins: number;
  in_party: number;
  last_at: Date;
}

/** Returns the list of other players; `matches` were scanned, and `rows` are sorted by the number of matches shared. */
export function toPlayedWith(matches: number, rows: readonly EncounteredPlayerRow[]): PlayedWith {
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
