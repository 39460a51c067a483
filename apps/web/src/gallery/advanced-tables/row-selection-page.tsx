import { GalleryFrame } from '../parts/gallery-frame.tsx';

/** Row selection. */
export function RowSelectionPage() {
  return <GalleryFrame title="Row selection" lead="" />;
}
