import * as z from 'zod/mini';
import { playerId } from '../primitives.ts';
import {
  playerSpeedRuns,
  playerSpeedRunsQuery,
  speedRunBoard,
  speedRunBoardParams,
  speedRunBoardQuery,
  speedRunFilters,
  speedRunOverview,
  speedRunRecords,
} from '../speed-runs.ts';
import type { OperationTable } from './operation.ts';

const speedRunDefaults = {
  tag: 'Matches',
  errors: [400],
  token: 'optional',
  rateLimit: 'read',
  caching: 'etag',
  players: 'others',
} as const;

export const speedRunOperations = {
  'GET /api/speed-runs': {
    ...speedRunDefaults,
    summary: 'The fastest run of every raid and difficulty, solo and by party',
    description:
      'A run is a raid that its players won. Runs whose logs are in quarantine are left out and, where the operator says so, those that no second log confirms.',
    query: speedRunFilters,
    answers: { 200: speedRunOverview },
  },
  'GET /api/speed-runs/{mode}/{raid}': {
    ...speedRunDefaults,
    summary: 'The runs of a raid by battle time, fastest first, with paging',
    description:
      'Of equally fast runs the earlier one comes first. Runs of hidden players alone take no rank; of other runs hidden players are left out.',
    params: speedRunBoardParams,
    query: speedRunBoardQuery,
    answers: { 200: speedRunBoard },
  },
  'GET /api/speed-runs/{mode}/{raid}/records': {
    ...speedRunDefaults,
    summary: 'Every run of a raid that was faster than all before it',
    params: speedRunBoardParams,
    query: speedRunFilters,
    answers: { 200: speedRunRecords },
  },
  'GET /api/players/{id}/speed-runs': {
    ...speedRunDefaults,
    summary: 'A player’s fastest run of each raid, its rank, and what one second would bring',
    params: z.object({ id: playerId }),
    query: playerSpeedRunsQuery,
    answers: { 200: playerSpeedRuns },
    errors: [400, 404],
    players: 'subject',
  },
} as const satisfies OperationTable;
