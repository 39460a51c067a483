import { Suspense, useState } from 'react';
import { ErrorBoundary } from '../../ui/error-boundary.tsx';
import { Failure } from '../../ui/failure.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { MapName } from './draw-regions.ts';
import type { Regions } from './geometry.ts';
import { VectorMap } from './vector-map.tsx';

interface Props {
  map: MapName;
  label: string;
  load: () => Promise<Regions>;
}

/** A map whose geometry loads when the page shows it. */
export function VectorMapLoader({ map, label, load }: Props) {
  const [regions, setRegions] = useState(load);
  return (
    <ErrorBoundary
      onRetry={() => setRegions(load())}
      fallback={(_, retry) => <Failure message="The map couldn’t be loaded." onRetry={retry} />}
    >
      <Suspense fallback={<Skeleton height="18rem" />}>
        <VectorMap map={map} label={label} regions={regions} />
      </Suspense>
    </ErrorBoundary>
  );
}
