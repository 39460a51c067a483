import { GalleryFrame } from '../parts/gallery-frame.tsx';

/** Tables. */
export function TablesPage() {
  return <GalleryFrame title="Tables" lead="" />;
}
