import { Fragment, type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

interface Props<Item> {
  items: readonly Item[];
  children: (item: Item, dismiss: () => void) => ReactNode;
}

/** Shows items until they are dismissed, and can bring them back. */
export function Dismissible<Item extends { variant: string; name: string }>(props: Props<Item>) {
  const { items, children } = props;
  const [dismissed, setDismissed] = useState<readonly Item[]>([]);
  const container = useRef<HTMLDivElement>(null);
  const shown = items.filter((item) => !dismissed.includes(item));
  // The focused message is about to be removed; focus moves to the one that takes its place.
  const change = (next: readonly Item[], index: number) => {
    flushSync(() => setDismissed(next));
    const alerts = [...(container.current?.querySelectorAll('.alert') ?? [])];
    const target = alerts[index] ?? alerts.at(-1) ?? container.current;
    target?.querySelector('button')?.focus();
  };
  return (
    <div className="dismissible" ref={container}>
      {shown.map((item, index) => (
        <Fragment key={item.variant}>
          {children(item, () => change([...dismissed, item], index))}
        </Fragment>
      ))}
      <p className="dismissed" role="status">
        {dismissed.length > 0 && `${dismissed.length} of ${items.length} dismissed. `}
      </p>
      {dismissed.length > 0 && (
        <button type="button" className="btn btn-sm btn-surface" onClick={() => change([], 0)}>
          Restore
        </button>
      )}
    </div>
  );
}
