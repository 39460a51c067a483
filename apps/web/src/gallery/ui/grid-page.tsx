import { GalleryFrame } from '../parts/gallery-frame.tsx';

/** Grid. */
export function GridPage() {
  return <GalleryFrame title="Grid" lead="" />;
}
