import { GalleryFrame } from '../parts/gallery-frame.tsx';

/** Modals. */
export function ModalsPage() {
  return <GalleryFrame title="Modals" lead="" />;
}
