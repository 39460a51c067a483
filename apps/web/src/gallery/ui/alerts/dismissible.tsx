import { Fragment, type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

interface Props<Item> {
  items: readonly Item[];
  children: (item: Item, dismiss: () => void) => ReactNode;
}

/** Shows items until they are dismissed, and can bring them back. */
export function Dismissible<Item extends { variant: string; name: string }>(props: Props<Item>) {
  const { items, children } = props;
  const [gone, setGone] = useState<readonly Item[]>([]);
  const place = useRef<HTMLDivElement>(null);
  const shown = items.filter((item) => !gone.includes(item));
  // The focused message is about to go; focus moves to the one that takes its place.
  const change = (next: readonly Item[], at: number) => {
    flushSync(() => setGone(next));
    const left = [...(place.current?.querySelectorAll('.alert') ?? [])];
    const there = left[at] ?? left.at(-1) ?? place.current;
    there?.querySelector('button')?.focus();
  };
  return (
    <div className="dismissible" ref={place}>
      {shown.map((item, at) => (
        <Fragment key={item.variant}>{children(item, () => change([...gone, item], at))}</Fragment>
      ))}
      <p className="dismissed" role="status">
        {gone.length > 0 && `${gone.length} of ${items.length} dismissed. `}
      </p>
      {gone.length > 0 && (
        <button type="button" className="btn btn-sm btn-surface" onClick={() => change([], 0)}>
          Restore
        </button>
      )}
    </div>
  );
}
