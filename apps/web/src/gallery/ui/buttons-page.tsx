import { GalleryFrame } from '../parts/gallery-frame.tsx';

/** Buttons. */
export function ButtonsPage() {
  return <GalleryFrame title="Buttons" lead="" />;
}
