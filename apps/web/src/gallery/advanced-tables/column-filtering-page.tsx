import { GalleryFrame } from '../parts/gallery-frame.tsx';

/** Column filtering. */
export function ColumnFilteringPage() {
  return <GalleryFrame title="Column filtering" lead="" />;
}
