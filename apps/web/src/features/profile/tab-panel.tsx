import { type ComponentType, lazy, useMemo } from 'react';
import { QueryBoundary } from '../../query-states/query-boundary.tsx';
import { type Tab, tabs } from './profile-search.ts';
import { getImportedTab, importTab } from './tab-modules.ts';
import { useProfile, useResetKey } from './use-profile.ts';

const lazyTabs = Object.fromEntries(
  tabs.map((tab) => [tab, lazy(async () => ({ default: await importTab(tab) }))]),
) as unknown as Record<Tab, ComponentType>;

/** The content of the current tab. */
export function TabPanel() {
  const { tab } = useProfile().search;
  // `lazy` suspends once even if the code has been loaded, which would show a skeleton in between.
  const Component = useMemo(() => getImportedTab(tab) ?? lazyTabs[tab], [tab]);
  const resetKey = useResetKey();
  return (
    <div className="tab-panel">
      <QueryBoundary key={tab} height="30rem" resetKey={resetKey}>
        <Component />
      </QueryBoundary>
    </div>
  );
}
