import { GalleryFrame } from '../parts/gallery-frame.tsx';

/** Feather. */
export function FeatherPage() {
  return <GalleryFrame title="Feather" lead="" />;
}
