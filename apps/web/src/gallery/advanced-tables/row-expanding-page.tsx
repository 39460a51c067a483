import { GalleryFrame } from '../parts/gallery-frame.tsx';

/** Row expanding. */
export function RowExpandingPage() {
  return <GalleryFrame title="Row expanding" lead="" />;
}
