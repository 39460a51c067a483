import { GalleryFrame } from '../parts/gallery-frame.tsx';

/** Form layouts. */
export function LayoutsPage() {
  return <GalleryFrame title="Form layouts" lead="" />;
}
