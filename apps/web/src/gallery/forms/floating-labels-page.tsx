import { GalleryFrame } from '../parts/gallery-frame.tsx';

/** Floating labels. */
export function FloatingLabelsPage() {
  return <GalleryFrame title="Floating labels" lead="" />;
}
