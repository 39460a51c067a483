import * as z from 'zod/mini';
import { playerDuels, playerDuelsQuery } from '../duels.ts';
import { matchFilters, rankedMatchFilters } from '../filters.ts';
import { playerMedals } from '../medals.ts';
import {
  breakdownPercentiles,
  breakdownPercentilesQuery,
  playerPercentiles,
} from '../percentiles.ts';
import { playerBreakdown, playerBreakdownQuery } from '../player-breakdown.ts';
import { playerComparison, playerComparisonQuery } from '../player-comparison.ts';
import {
  adjacentMatches,
  playedWith,
  player,
  playerGraphs,
  playerMatchesPage,
  playerMatchesQuery,
  playerParts,
  playerPartsQuery,
  playerPowerScores,
  playersPage,
  playersQuery,
} from '../players.ts';
import { matchId, playerId } from '../primitives.ts';
import { profile } from '../profile.ts';
import type { OperationTable } from './operation.ts';

const params = z.object({ id: playerId });

const playerDefaults = {
  tag: 'Players',
  params,
  errors: [400, 404],
  token: 'optional',
  rateLimit: 'read',
  caching: 'etag',
  players: 'subject',
} as const;

export const playerOperations = {
  'GET /dev/profile/{id}': {
    ...playerDefaults,
    tag: 'Profile',
    summary: 'A player’s stats, over all matches or the filtered ones',
    description:
      'Every field is an integer written as a string. `mmr` is the rating over all matches, regardless of filters. `Cache-Control: no-cache` in the request reads past the cache.',
    query: matchFilters,
    answers: { 200: profile },
    // Counting these requests would cost more than answering them.
    rateLimit: 'none',
  },
  'GET /api/players': {
    tag: 'Players',
    summary: 'List players, with search, sorting and paging',
    description:
      'Names that start with `search` come first, then those that contain it; an id finds its player. Sorted by `winRate`, players are ordered by the lower end of its interval.',
    query: playersQuery,
    answers: { 200: playersPage },
    errors: [400],
    token: 'optional',
    rateLimit: 'read',
    caching: 'etag',
    players: 'others',
  },
  'GET /api/players/{id}': {
    ...playerDefaults,
    summary: 'Who a player is, and what their matches can be filtered by',
    answers: { 200: player },
  },
  'GET /api/players/{id}/matches': {
    ...playerDefaults,
    summary: 'A player’s matches, newest first, with paging',
    description:
      'Matches that started at most two hours apart are one session. The sessions of a page count all of their matches that fit the filters, including those on other pages.',
    query: playerMatchesQuery,
    answers: { 200: playerMatchesPage },
  },
  'GET /api/players/{id}/matches/{match}/adjacent': {
    ...playerDefaults,
    summary: 'The matches a player played before and after a match',
    params: z.object({ id: playerId, match: matchId }),
    query: matchFilters,
    answers: { 200: adjacentMatches },
  },
  'GET /api/players/{id}/graphs': {
    ...playerDefaults,
    summary: 'Form over time and distribution of damage',
    query: matchFilters,
    answers: { 200: playerGraphs },
  },
  'GET /api/players/{id}/parts': {
    ...playerDefaults,
    summary: 'A player’s weapons, movement parts or cabins, highest damage first',
    query: playerPartsQuery,
    answers: { 200: playerParts },
  },
  'GET /api/players/{id}/power-scores': {
    ...playerDefaults,
    summary: 'Results of a player by power score',
    query: matchFilters,
    answers: { 200: playerPowerScores },
  },
  'GET /api/players/{id}/breakdown': {
    ...playerDefaults,
    summary: 'Results of a player by category, mode or map, most matches first',
    query: playerBreakdownQuery,
    answers: { 200: playerBreakdown },
  },
  'GET /api/players/{id}/comparison': {
    ...playerDefaults,
    summary:
      'A player’s figures in one period and in another, and whether they differ by more than chance',
    description:
      'The filters apply to both periods; `from` and `to` are those of the one, `againstFrom` and `againstTo` those of the other. Rates are compared by the interval of Newcombe (1998, method 11), averages by that of Welch (1947).',
    query: playerComparisonQuery,
    answers: { 200: playerComparison },
  },
  'GET /api/players/{id}/percentiles': {
    ...playerDefaults,
    summary:
      'How a player’s rates and means rank among players of the same mode, power score band and weapon role',
    description:
      'The filters select the player’s matches. The player is compared in the mode and power score band in which most of these were played, with all matches of all players there, whatever the filters. If too few players have enough games, the next wider group is used: `cohort` says which, `widened` why. Cohorts are computed in the background; `asOf` says when.',
    query: matchFilters,
    answers: { 200: playerPercentiles },
  },
  'GET /api/players/{id}/breakdown/percentiles': {
    ...playerDefaults,
    summary: 'How a player’s rates and means in each mode, map, power score band or part rank',
    description:
      'Each row is ranked like `/percentiles` of only its matches: by those in the mode and band with the most of them, among players of that mode, band and weapon role, on all maps and with all parts. Rows with fewer than 20 of these games have no percentile.',
    query: breakdownPercentilesQuery,
    answers: { 200: breakdownPercentiles },
  },
  'GET /api/players/{id}/played-with': {
    ...playerDefaults,
    summary: 'The players whom a player encountered most often in their newest 500 matches',
    query: matchFilters,
    answers: { 200: playedWith },
    players: 'subject and others',
  },
  'GET /api/players/{id}/medals': {
    ...playerDefaults,
    summary: 'Which medals a player earned in their newest 500 finished matches, and in how many',
    query: rankedMatchFilters,
    answers: { 200: playerMedals },
  },
  'GET /api/players/{id}/duels': {
    ...playerDefaults,
    summary: 'What a player and their opponents did to each other in their newest 500 matches',
    description:
      'Bots are left out. `opponents` are IDs separated by commas: only matches with one of them are read.',
    query: playerDuelsQuery,
    answers: { 200: playerDuels },
    players: 'subject and others',
  },
} as const satisfies OperationTable;
