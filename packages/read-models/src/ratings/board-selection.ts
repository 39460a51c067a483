import type { LadderPlayersQuery, LadderQuery, MmrBoardQuery } from '@scrapboard/contract';
import { OVERALL_LADDER, seasonLadder } from '@scrapboard/matches';
import { INACTIVE_DAYS, PROVISIONAL_SIGMA } from '@scrapboard/statistics';
import { cursorKeyPatterns, decodeCursor, encodeCursor } from '../cursor.ts';

/** Which players of a ladder a board shows. */
export interface BoardSelection {
  /** The last rated match was after this day, in days since 1970-01-01. */
  afterDay: number;
  maxDay: number;
  /** The rating is less certain than this: its sigma is higher. */
  aboveSigma: number;
  maxSigma: number;
  minGames: number;
  region: string | null;
  partySize: number | null;
  minPowerScore: number;
  maxPowerScore: number;
}

const MAX_INT4 = 2_147_483_647;

/** Returns the name of the requested ladder. */
export function ladderOf({ season }: LadderQuery): string {
  return season === undefined ? OVERALL_LADDER : seasonLadder(season);
}

/** Returns whether a query has filters, which may exclude some players of a ladder. */
export function hasBoardFilters(query: LadderPlayersQuery): boolean {
  const { region, partySize, minPowerScore, maxPowerScore, activeWithin, minGames = 0 } = query;
  const filters = [region, partySize, minPowerScore, maxPowerScore, activeWithin];
  return minGames > 0 || filters.some((value) => value !== undefined);
}

/** Returns the selection of a list at the end of a day, in days since 1970-01-01. */
export function toBoardSelection(
  query: LadderPlayersQuery,
  status: MmrBoardQuery['status'],
  asOf: number,
): BoardSelection {
  const { activeWithin = MAX_INT4 } = query;
  const isInactive = status === 'inactive';
  const activeAfter = Math.max(-1, asOf - activeWithin);
  return {
    afterDay: isInactive ? activeAfter : Math.max(activeAfter, asOf - INACTIVE_DAYS),
    maxDay: isInactive ? asOf - INACTIVE_DAYS : asOf,
    aboveSigma: status === 'provisional' ? PROVISIONAL_SIGMA : -1,
    maxSigma: status === 'ranked' ? PROVISIONAL_SIGMA : MAX_INT4,
    minGames: query.minGames ?? 0,
    region: query.region ?? null,
    partySize: query.partySize ?? null,
    minPowerScore: query.minPowerScore ?? 0,
    maxPowerScore: query.maxPowerScore ?? MAX_INT4,
  };
}

/** The position of a row on a board; the next page continues the numbering from it. */
export interface BoardPosition {
  rank: number;
  /** The number of rows up to and including this one. */
  position: number;
  mmr: number;
  id: string;
}

/** The position before the first row; no rating is this high. */
export const BEFORE_FIRST_ROW: BoardPosition = { rank: 0, position: 0, mmr: MAX_INT4, id: '' };

const patterns = [
  cursorKeyPatterns.position,
  cursorKeyPatterns.position,
  cursorKeyPatterns.int4,
  cursorKeyPatterns.text,
];

export function encodeBoardCursor({ rank, position, mmr, id }: BoardPosition): string {
  return encodeCursor([rank, position, mmr, id]);
}

export function decodeBoardCursor(cursor: string): BoardPosition {
  const [rank, position, mmr, id = ''] = decodeCursor(cursor, patterns);
  return { rank: Number(rank), position: Number(position), mmr: Number(mmr), id };
}
