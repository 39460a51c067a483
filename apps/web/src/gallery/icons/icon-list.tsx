import { type KeyboardEvent, type MouseEvent, memo, useId, useMemo, useRef, useState } from 'react';
import type { IconEntry } from './icon-entry.ts';
import { IconTiles } from './icon-tiles.tsx';
import { moveInGrid } from './move-in-grid.ts';

/** Icons rendered as one chunk; divisible by every number of columns the page has. */
const CHUNK_SIZE = 48;

function splitIntoChunks(icons: readonly IconEntry[]) {
  return Array.from({ length: Math.ceil(icons.length / CHUNK_SIZE) }, (_, index) => {
    const firstIndex = index * CHUNK_SIZE;
    return { firstIndex, chunk: icons.slice(firstIndex, firstIndex + CHUNK_SIZE) };
  });
}

interface Props {
  /** The name of the set. */
  label: string;
  icons: readonly IconEntry[];
  selectedName: string | undefined;
  onSelect: (set: string, icon: IconEntry) => void;
}

/**
 * A list to select an icon from: by pointer, or by arrow keys and Enter. Chunks keep their identity
 * while the icons do, so that a key press never renders two thousand icons again.
 */
export const IconList = memo(({ label, icons, selectedName, onSelect }: Props) => {
  const [activePosition, setActivePosition] = useState({ icons, index: 0 });
  const [isFocused, setIsFocused] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  const id = useId();
  const chunks = useMemo(() => splitIntoChunks(icons), [icons]);
  // A new search starts at its best match.
  const activeIndex = activePosition.icons === icons ? activePosition.index : 0;
  const setActiveIndex = (index: number) => setActivePosition({ icons, index });

  const countColumns = () => {
    const row = list.current?.firstElementChild;
    return row ? getComputedStyle(row).gridTemplateColumns.split(' ').length : 1;
  };
  const select = (index: number) => {
    const icon = icons[index];
    if (icon !== undefined) onSelect(label, icon);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const next = moveInGrid(event.key, activeIndex, countColumns(), icons.length);
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

  const isInChunk = (firstIndex: number, index: number) =>
    index >= firstIndex && index < firstIndex + CHUNK_SIZE;
  const selectedIndex = icons.findIndex(({ name }) => name === selectedName);
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
      {chunks.map(({ firstIndex, chunk }) => (
        <IconTiles
          key={firstIndex}
          listId={id}
          icons={chunk}
          firstIndex={firstIndex}
          activeIndex={isFocused && isInChunk(firstIndex, activeIndex) ? activeIndex : undefined}
          selectedName={isInChunk(firstIndex, selectedIndex) ? selectedName : undefined}
        />
      ))}
    </div>
  );
});
