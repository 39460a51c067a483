import { type KeyboardEvent, type MouseEvent, useId, useRef, useState } from 'react';
import type { IconEntry } from './icon-entry.ts';
import { IconTiles } from './icon-tiles.tsx';
import { stepInGrid } from './step-in-grid.ts';

/** Of tiles in a part. It is whole rows, of however many columns there are. */
const partSize = 48;

interface Props {
  label: string;
  icons: readonly IconEntry[];
  chosen: string | undefined;
  onChoose: (icon: IconEntry) => void;
}

/** Tiles to choose one of: by pointer, or by arrow keys and Enter. */
export function IconList({ label, icons, chosen, onChoose }: Props) {
  const [at, setAt] = useState(0);
  const [focused, setFocused] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  const id = useId();
  const active = Math.min(at, icons.length - 1);

  const columns = () => {
    const row = list.current?.firstElementChild;
    return row ? getComputedStyle(row).gridTemplateColumns.split(' ').length : 1;
  };
  const choose = (index: number) => {
    const icon = icons[index];
    if (icon !== undefined) onChoose(icon);
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

  const parts = Array.from({ length: Math.ceil(icons.length / partSize) }, (_, n) => n * partSize);
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
      {parts.map((from) => (
        <IconTiles
          key={from}
          listId={id}
          icons={icons.slice(from, from + partSize)}
          from={from}
          active={focused && within(from, active) ? active : undefined}
          chosen={within(from, chosenAt) ? chosen : undefined}
        />
      ))}
    </div>
  );
}
