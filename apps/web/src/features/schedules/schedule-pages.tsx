import type { PageLoader } from '../../pages/page.ts';
import { SchedulePage } from './schedule-page.tsx';
import { scheduleQuery } from './schedule-query.ts';

/** Waits for the schedule; if loading fails, the page shows the error. */
export const loadSchedules: PageLoader = async (client) => {
  await client.prefetchQuery(scheduleQuery);
  return null;
};

export const AllSchedulesPage = () => <SchedulePage kind="all" />;
export const ClanWarSchedulePage = () => <SchedulePage kind="cw" />;
export const BrawlSchedulePage = () => <SchedulePage kind="brawl" />;
