import { lazy } from 'react';
import { QueryBoundary } from '../../query-states/query-boundary.tsx';
import { importTimelineTab } from './import-timeline-tab.ts';
import { useMatch } from './use-match.ts';

const TimelineTab = lazy(async () => ({ default: await importTimelineTab() }));

/** The timeline, or the reason why it could not be loaded. */
export function TimelinePanel() {
  const { match } = useMatch();
  return (
    <QueryBoundary height="30rem" resetKey={match.id}>
      <TimelineTab />
    </QueryBoundary>
  );
}
