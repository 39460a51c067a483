import { type KeyboardEvent, type MouseEvent, memo, useId, useMemo, useRef, useState } from 'react';
import type { IconEntry } from './icon-entry.ts';
import { IconTiles } from './icon-tiles.tsx';
import { moveInGrid } from './move-in-grid.ts';

/** Icons rendered as one chunk; divisible by every number of columns the page has. */
const CHUNK_SIZE = 48;

function splitIntoChunks(icons: readonly IconEntry[]) {
  return Array.from({ length: Math.ceil(icons.length / CHUNK_SIZE) }, (_, index) => {
    const from = index * CHUNK_SIZE;
    return { from, chunk: icons.slice(from, from + CHUNK_SIZE) };
  });
}

interface Props {
  /** The name of the set. */
  label: string;
  icons: readonly IconEntry[];
  selected: string | undefined;
  onSelect: (set: string, icon: IconEntry) => void;
}

/**
 * A list to select an icon from: by pointer, or by arrow keys and Enter. Chunks keep their identity
 * while the icons do, so that a key press never renders two thousand icons again.
 */
export const IconList = memo(({ label, icons, selected, onSelect }: Props) => {
  const [position, setPosition] = useState({ icons, index: 0 });
  const [isFocused, setIsFocused] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  const id = useId();
  const chunks = useMemo(() => splitIntoChunks(icons), [icons]);
  // A new search starts at its best match.
  const activeIndex = position.icons === icons ? position.index : 0;
  const setActiveIndex = (index: number) => setPosition({ icons, index });

  const columns = () => {
    const row = list.current?.firstElementChild;
    return row ? getComputedStyle(row).gridTemplateColumns.split(' ').length : 1;
  };
  const select = (index: number) => {
    const icon = icons[index];
    if (icon !== undefined) onSelect(label, icon);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const next = moveInGrid(event.key, activeIndex, columns(), icons.length);
    const isSelectKey = event.key === 'Enter' || event.key === ' ';
    if (next === undefined && !isSelectKey) return;
    event.preventDefault();
    if (next === undefined) return select(activeIndex);
    setActiveIndex(next);
    document.getElementById(`${id}-${next}`)?.scrollIntoView({ block: 'nearest' });
  };
  const onClick = ({ target }: MouseEvent) => {
    const tile = target instanceof Element ? target.closest<HTMLElement>('[data-index]') : null;
    if (tile === null) return;
    setActiveIndex(Number(tile.dataset.index));
    select(Number(tile.dataset.index));
  };

  const isInChunk = (from: number, index: number) => index >= from && index < from + CHUNK_SIZE;
  const selectedIndex = icons.findIndex(({ name }) => name === selected);
  return (
    <div
      ref={list}
      className="icon-list"
      role="listbox"
      tabIndex={0}
      aria-label={label}
      aria-activedescendant={`${id}-${activeIndex}`}
      onKeyDown={onKeyDown}
      onClick={onClick}
      onFocus={() => setIsFocused(true)}
      onBlur={() => setIsFocused(false)}
    >
      {chunks.map(({ from, chunk }) => (
        <IconTiles
          key={from}
          listId={id}
          icons={chunk}
          from={from}
          active={isFocused && isInChunk(from, activeIndex) ? activeIndex : undefined}
          selected={isInChunk(from, selectedIndex) ? selected : undefined}
        />
      ))}
    </div>
  );
});
