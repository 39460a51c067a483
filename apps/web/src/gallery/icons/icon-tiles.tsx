import { memo } from 'react';
import { IconDrawing } from './icon-drawing.tsx';
import type { IconEntry } from './icon-entry.ts';

interface Props {
  listId: string;
  icons: readonly IconEntry[];
  /** The index of the first one in the whole list. */
  firstIndex: number;
  /** The index of the active icon in the whole list, if it is in this chunk. */
  activeIndex: number | undefined;
  /** The name of the selected icon, if it is in this chunk. */
  selectedName: string | undefined;
}

/** A chunk of icons that the browser renders when it scrolls into view. */
export const IconTiles = memo(({ listId, icons, firstIndex, activeIndex, selectedName }: Props) => (
  <div className="icon-tiles" role="presentation">
    {icons.map((icon, index) => (
      // biome-ignore lint/a11y/useFocusableInteractive: the list has the focus, see aria-activedescendant
      <div
        key={icon.name}
        id={`${listId}-${firstIndex + index}`}
        role="option"
        className={`icon-tile ${activeIndex === firstIndex + index ? 'active' : ''}`}
        aria-selected={selectedName === icon.name}
        data-index={firstIndex + index}
      >
        <IconDrawing icon={icon} />
        <span>{icon.name}</span>
      </div>
    ))}
  </div>
));
