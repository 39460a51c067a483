import { memo } from 'react';
import type { IconEntry } from './icon-entry.ts';

/** An icon in the colour of the surrounding text. */
export const IconDrawing = memo(({ icon }: { icon: IconEntry }) => (
  <svg
    className="icon-drawing"
    viewBox={icon.viewBox}
    aria-hidden="true"
    // biome-ignore lint/security/noDangerouslySetInnerHtml: comes from the icon's own package
    dangerouslySetInnerHTML={{ __html: icon.body }}
  />
));
