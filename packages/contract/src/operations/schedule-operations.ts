import * as z from 'zod/mini';
import { calendarParams, schedule } from '../schedules.ts';
import type { OperationTable } from './operation.ts';

const scheduleDefaults = {
  tag: 'Schedules',
  token: 'none',
  rateLimit: 'read',
  caching: 'etag',
  players: 'none',
} as const;

/** When Clan Wars and brawls can be played. */
export const scheduleOperations = {
  'GET /api/schedule': {
    ...scheduleDefaults,
    summary: 'The weekly windows of Clan Wars and brawls, exceptions and seasons',
    answers: { 200: schedule },
  },
  'GET /sched/{kind}.ics': {
    ...scheduleDefaults,
    summary: 'The same as a calendar to subscribe to (iCalendar, RFC 5545)',
    description: 'Windows recur weekly in UTC. `all` also has the seasons that the operator lists.',
    params: calendarParams,
    answers: { 200: z.string() },
    errors: [400],
    produces: 'text/calendar',
    serverOnly: true,
  },
} as const satisfies OperationTable;
