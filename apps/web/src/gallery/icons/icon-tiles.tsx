import { memo } from 'react';
import { IconDrawing } from './icon-drawing.tsx';
import type { IconEntry } from './icon-entry.ts';

interface Props {
  listId: string;
  icons: readonly IconEntry[];
  /** The index of the first one in the whole list. */
  from: number;
  /** The index of the active icon in the whole list, if it is in this chunk. */
  active: number | undefined;
  /** The name of the selected icon, if it is in this chunk. */
  selected: string | undefined;
}

/** A chunk of icons that the browser renders when it scrolls into view. */
export const IconTiles = memo(({ listId, icons, from, active, selected }: Props) => (
  <div className="icon-tiles" role="presentation">
    {icons.map((icon, index) => (
      // biome-ignore lint/a11y/useFocusableInteractive: the list has the focus, see aria-activedescendant
      <div
        key={icon.name}
        id={`${listId}-${from + index}`}
        role="option"
        className={`icon-tile ${active === from + index ? 'active' : ''}`}
        aria-selected={selected === icon.name}
        data-index={from + index}
      >
        <IconDrawing icon={icon} />
        <span>{icon.name}</span>
      </div>
    ))}
  </div>
));
