import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { failureDetails } from '../../api-client.ts';
import { ErrorBoundary } from '../../ui/error-boundary.tsx';
import { Failure } from '../../ui/failure.tsx';
import { SkeletonCard } from '../../ui/skeleton.tsx';
import { useFailureText } from '../../use-failure-text.ts';
import { type Tab, tabs } from './profile-search.ts';
import { importTab } from './tab-modules.ts';
import { useProfile } from './use-profile.ts';

const components = Object.fromEntries(
  tabs.map((tab) => [tab, lazy(async () => ({ default: await importTab(tab) }))]),
) as unknown as Record<Tab, ComponentType>;

/** Waits for the data of what is in it, and tells when they do not come. */
export function Loaded({ height, children }: { height: string; children: ReactNode }) {
  const failureText = useFailureText();
  const { reset } = useQueryErrorResetBoundary();
  const { filters, search } = useProfile();
  return (
    <ErrorBoundary
      resetKey={JSON.stringify([filters, search.cursor])}
      onRetry={reset}
      fallback={(failure, retry) => (
        <div className="card">
          <Failure
            message={failureText(failure)}
            requestId={failureDetails(failure).requestId}
            onRetry={retry}
          />
        </div>
      )}
    >
      <Suspense fallback={<SkeletonCard height={height} />}>{children}</Suspense>
    </ErrorBoundary>
  );
}

/** The chosen tab. */
export function TabPanel() {
  const { search } = useProfile();
  const Component = components[search.tab];
  return (
    <div className="tab-panel">
      <Loaded key={search.tab} height="30rem">
        <Component />
      </Loaded>
    </div>
  );
}
