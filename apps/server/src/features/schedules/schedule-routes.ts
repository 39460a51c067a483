import { toSchedule } from '@scrapboard/read-models';
import type { ScheduleKind } from '@scrapboard/schedule';
import { toScheduleCalendar } from '@scrapboard/schedule/schedule-calendar';
import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../../app-deps.ts';
import { createAddRoute } from '../../http/create-add-route.ts';

const calendarNames: Record<ScheduleKind, string> = {
  all: 'Clan Wars and brawls',
  cw: 'Clan Wars',
  brawl: 'Brawls',
};

/** Serves the schedule of the catalogue, for pages and for calendar programs. */
export async function scheduleRoutes(app: FastifyInstance, deps: AppDeps): Promise<void> {
  const addRoute = createAddRoute(app, deps);
  const schedule = toSchedule(deps.catalogue);
  const { siteName } = deps.config;
  addRoute('GET /api/schedule', () => schedule);
  addRoute('GET /sched/{kind}.ics', ({ params: { kind }, reply }) => {
    reply.type('text/calendar; charset=utf-8');
    reply.header('content-disposition', `inline; filename="${kind}.ics"`);
    return toScheduleCalendar(schedule, kind, {
      name: `${calendarNames[kind]} (${siteName})`,
      modeName: (mode) => deps.catalogue.mode(mode).name,
    });
  });
}
