import * as z from 'zod/mini';
import { playerId } from '../primitives.ts';
import {
  ladderPlayersQuery,
  mmrBoard,
  mmrBoardQuery,
  mmrCalibration,
  mmrCalibrationQuery,
  mmrSummary,
  playerRating,
} from '../ratings.ts';
import type { OperationTable } from './operation.ts';

const ratingDefaults = {
  tag: 'Players',
  errors: [400],
  token: 'optional',
  rateLimit: 'read',
  caching: 'etag',
  players: 'none',
} as const;

export const ratingOperations = {
  'GET /api/mmr': {
    ...ratingDefaults,
    summary: 'Players by rating, highest first, with paging',
    description:
      'Overall, for a season, or as of the end of any day; ranked, provisional and inactive players are separate lists. Equal ratings share a rank, and the next rank counts all of them: 1, 2, 2, 4. Hidden players take no rank, nor do players whom a filter leaves out. Region, party size and power score are those of a player’s last ten rated matches. A page continues the ranks of the page before it, whatever has changed since.',
    query: mmrBoardQuery,
    answers: { 200: mmrBoard },
    players: 'others',
  },
  'GET /api/mmr/summary': {
    ...ratingDefaults,
    summary: 'How ratings are distributed, and what the leaderboard can be filtered by',
    description:
      'Counts the players whom the leaderboard lists with the same filters. Hidden players are not counted.',
    query: ladderPlayersQuery,
    answers: { 200: mmrSummary },
  },
  'GET /api/mmr/calibration': {
    ...ratingDefaults,
    summary: 'How good the predictions made before rated matches were',
    description:
      'Sums over matches, by month, mode and the favourite’s chance, of MMR and of plain Elo. Always predicting one half scores a Brier score of 0.25 and a logarithmic loss of ln 2 a match.',
    query: mmrCalibrationQuery,
    answers: { 200: mmrCalibration },
  },
  'GET /api/players/{id}/rating': {
    ...ratingDefaults,
    summary: 'A player’s rating, rank and percentile, and their history by day',
    description:
      'With filters, `rank`, `ranked` and `percentile` are those among the players whom they leave; the history always has the ranks among all ranked players.',
    params: z.object({ id: playerId }),
    query: ladderPlayersQuery,
    answers: { 200: playerRating },
    errors: [400, 404],
    players: 'subject',
  },
} as const satisfies OperationTable;
