import { GalleryFrame } from '../parts/gallery-frame.tsx';

/** Vector maps. */
export function VectorMapsPage() {
  return <GalleryFrame title="Vector maps" lead="" />;
}
