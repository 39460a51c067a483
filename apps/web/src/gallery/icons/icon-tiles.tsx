import { memo } from 'react';
import { IconDrawing } from './icon-drawing.tsx';
import type { IconEntry } from './icon-entry.ts';

interface Props {
  listId: string;
  icons: readonly IconEntry[];
  /** The place of the first of them in the whole list. */
  from: number;
  /** The place in the whole list that the keyboard is at, where it is in this part. */
  active: number | undefined;
  /** The name of the chosen one, where it is in this part. */
  chosen: string | undefined;
}

/** Some tiles of a list: a part that the browser draws when it comes into sight. */
export const IconTiles = memo(({ listId, icons, from, active, chosen }: Props) => (
  <div className="icon-tiles" role="presentation">
    {icons.map((icon, index) => (
      // The list has the focus and answers the keys; its options are what it points at.
      // biome-ignore lint/a11y/useFocusableInteractive: see above
      <div
        key={icon.name}
        id={`${listId}-${from + index}`}
        role="option"
        className={`icon-tile ${active === from + index ? 'active' : ''}`}
        aria-selected={chosen === icon.name}
        data-index={from + index}
      >
        <IconDrawing icon={icon} />
        <span>{icon.name}</span>
      </div>
    ))}
  </div>
));
