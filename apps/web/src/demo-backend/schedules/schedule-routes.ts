import { defaultCatalogue } from '@scrapboard/catalogue';
import { toSchedule } from '@scrapboard/read-models';
import { defineRoute } from '../framework/define-route.ts';
import type { DemoRoute } from '../framework/route.ts';

/** Returns the routes of the schedule, which is the catalogue's. */
export function scheduleRoutes(): DemoRoute[] {
  return [defineRoute('GET /api/schedule', async () => toSchedule(defaultCatalogue))];
}
