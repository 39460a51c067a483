import * as z from 'zod/mini';
import { health, readiness } from '../health.ts';
import type { OperationTable } from './operation.ts';

const monitoringDefaults = {
  tag: 'Operation',
  token: 'none',
  rateLimit: 'none',
  caching: 'no-store',
  players: 'none',
  serverOnly: true,
} as const;

/** Operations for monitoring the server. */
export const monitoringOperations = {
  'GET /healthz': {
    ...monitoringDefaults,
    summary: 'Whether the process responds',
    answers: { 200: health },
  },
  'GET /readyz': {
    ...monitoringDefaults,
    summary: 'Readiness: the database is reachable and migrated, the queue is running',
    answers: { 200: readiness, 503: readiness },
    answerDescriptions: { 503: 'Something is missing; `parts` says what' },
  },
  'GET /metrics': {
    ...monitoringDefaults,
    summary: 'Metrics for Prometheus',
    answers: { 200: z.string() },
    answerDescriptions: { 200: 'Prometheus text format' },
    produces: 'text/plain',
  },
} as const satisfies OperationTable;
