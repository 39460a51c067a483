import { lazy } from 'react';
import { QueryBoundary } from '../../query-states/query-boundary.tsx';
import { importPercentilesTab } from './import-percentiles-tab.ts';
import { useMatch } from './use-match.ts';

const PercentilesTab = lazy(async () => ({ default: await importPercentilesTab() }));

/** The percentiles, or the reason why they could not be loaded. */
export function PercentilesPanel() {
  const { match } = useMatch();
  return (
    <QueryBoundary height="30rem" resetKey={match.id}>
      <PercentilesTab />
    </QueryBoundary>
  );
}
