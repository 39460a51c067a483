import { type KeyboardEvent, type MouseEvent, memo, useId, useMemo, useRef, useState } from 'react';
import type { IconEntry } from './icon-entry.ts';
import { IconTiles } from './icon-tiles.tsx';
import { stepInGrid } from './step-in-grid.ts';

/** Of tiles in a part. It is whole rows, of however many columns there are. */
const partSize = 48;

function inParts(icons: readonly IconEntry[]) {
  return Array.from({ length: Math.ceil(icons.length / partSize) }, (_, part) => {
    const from = part * partSize;
    return { from, some: icons.slice(from, from + partSize) };
  });
}

interface Props {
  /** What the set is called. */
  label: string;
  icons: readonly IconEntry[];
  chosen: string | undefined;
  onChoose: (set: string, icon: IconEntry) => void;
}

/**
 * Tiles to choose one of: by pointer, or by arrow keys and Enter. The parts stay the same objects
 * while the icons do, so that a key or a letter never makes two thousand tiles anew.
 */
export const IconList = memo(({ label, icons, chosen, onChoose }: Props) => {
  const [place, setPlace] = useState({ icons, at: 0 });
  const [focused, setFocused] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  const id = useId();
  const parts = useMemo(() => inParts(icons), [icons]);
  // Another search begins at its best find.
  const active = place.icons === icons ? place.at : 0;
  const setAt = (at: number) => setPlace({ icons, at });

  const columns = () => {
    const row = list.current?.firstElementChild;
    return row ? getComputedStyle(row).gridTemplateColumns.split(' ').length : 1;
  };
  const choose = (index: number) => {
    const icon = icons[index];
    if (icon !== undefined) onChoose(label, icon);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const next = stepInGrid(event.key, active, columns(), icons.length);
    const chooses = event.key === 'Enter' || event.key === ' ';
    if (next === undefined && !chooses) return;
    event.preventDefault();
    if (next === undefined) return choose(active);
    setAt(next);
    document.getElementById(`${id}-${next}`)?.scrollIntoView({ block: 'nearest' });
  };
  const onClick = ({ target }: MouseEvent) => {
    const tile = target instanceof Element ? target.closest<HTMLElement>('[data-index]') : null;
    if (tile === null) return;
    setAt(Number(tile.dataset.index));
    choose(Number(tile.dataset.index));
  };

  const within = (from: number, index: number) => index >= from && index < from + partSize;
  const chosenAt = icons.findIndex(({ name }) => name === chosen);
  return (
    <div
      ref={list}
      className="icon-list"
      role="listbox"
      tabIndex={0}
      aria-label={label}
      aria-activedescendant={`${id}-${active}`}
      onKeyDown={onKeyDown}
      onClick={onClick}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      {parts.map(({ from, some }) => (
        <IconTiles
          key={from}
          listId={id}
          icons={some}
          from={from}
          active={focused && within(from, active) ? active : undefined}
          chosen={within(from, chosenAt) ? chosen : undefined}
        />
      ))}
    </div>
  );
});
