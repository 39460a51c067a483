import { Fragment, type ReactNode, useRef, useState } from 'react';

interface Props<Item> {
  items: readonly Item[];
  children: (item: Item, dismiss: () => void) => ReactNode;
}

/** Shows what was not dismissed yet, and brings back what was. */
export function Dismissible<Item extends { variant: string; name: string }>(props: Props<Item>) {
  const { items, children } = props;
  const [gone, setGone] = useState<readonly Item[]>([]);
  const place = useRef<HTMLDivElement>(null);
  const shown = items.filter((item) => !gone.includes(item));
  // The focus was in what goes; it stays where the rest is.
  const change = (next: readonly Item[]) => {
    setGone(next);
    place.current?.focus();
  };
  return (
    <div className="dismissible" ref={place} tabIndex={-1}>
      {shown.map((item) => (
        <Fragment key={item.variant}>{children(item, () => change([...gone, item]))}</Fragment>
      ))}
      <p className="dismissed" role="status">
        {gone.length > 0 && `${gone.length} of ${items.length} dismissed. `}
      </p>
      {gone.length > 0 && (
        <button type="button" className="btn btn-sm btn-surface" onClick={() => change([])}>
          Bring them back
        </button>
      )}
    </div>
  );
}
