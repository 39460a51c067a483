import { GalleryFrame } from '../parts/gallery-frame.tsx';

/** Offcanvas. */
export function OffcanvasPage() {
  return <GalleryFrame title="Offcanvas" lead="" />;
}
