import { Suspense, use, useDeferredValue, useMemo, useState } from 'react';
import { ErrorBoundary } from '../../ui/error-boundary.tsx';
import { Failure } from '../../ui/failure.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { findIcons } from './find-icons.ts';
import type { IconEntry } from './icon-entry.ts';
import { IconList } from './icon-list.tsx';
import type { IconSelection } from './use-icon-selection.ts';

interface Props {
  name: string;
  load: () => Promise<IconEntry[]>;
  selection: IconSelection;
}

function LoadedSet({
  name,
  icons: allIcons,
  selection,
}: Omit<Props, 'load'> & { icons: IconEntry[] }) {
  const search = useDeferredValue(selection.search);
  const matchingIcons = useMemo(() => findIcons(allIcons, search), [allIcons, search]);
  return (
    <>
      <p className="icon-count" role="status">
        {matchingIcons === allIcons
          ? `${allIcons.length} icons`
          : `${matchingIcons.length} of ${allIcons.length} icons`}
      </p>
      {matchingIcons.length > 0 && (
        <IconList
          label={name}
          icons={matchingIcons}
          selectedName={selection.selected?.set === name ? selection.selected.icon.name : undefined}
          onSelect={selection.select}
        />
      )}
    </>
  );
}

function SuspendingSet({ icons, ...rest }: Omit<Props, 'load'> & { icons: Promise<IconEntry[]> }) {
  return <LoadedSet icons={use(icons)} {...rest} />;
}

/** The icons of a set that match the search, once loaded. */
export function IconSet({ name, load, selection }: Props) {
  const [icons, setIcons] = useState(load);
  return (
    <ErrorBoundary
      onRetry={() => setIcons(load())}
      fallback={(_, retry) => <Failure message="The icons couldn’t be loaded." onRetry={retry} />}
    >
      <Suspense fallback={<Skeleton height="24rem" />}>
        <SuspendingSet name={name} icons={icons} selection={selection} />
      </Suspense>
    </ErrorBoundary>
  );
}
