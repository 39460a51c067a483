import { type ComponentType, lazy } from 'react';
import { QueryBoundary } from '../../query-states/query-boundary.tsx';
import { type Tab, tabs } from './profile-search.ts';
import { importTab } from './tab-modules.ts';
import { useProfile, useResetKey } from './use-profile.ts';

const components = Object.fromEntries(
  tabs.map((tab) => [tab, lazy(async () => ({ default: await importTab(tab) }))]),
) as unknown as Record<Tab, ComponentType>;

/** The content of the current tab. */
export function TabPanel() {
  const { search } = useProfile();
  const Component = components[search.tab];
  const resetKey = useResetKey();
  return (
    <div className="tab-panel">
      <QueryBoundary key={search.tab} height="30rem" resetKey={resetKey}>
        <Component />
      </QueryBoundary>
    </div>
  );
}
