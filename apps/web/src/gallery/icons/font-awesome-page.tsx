import { GalleryFrame } from '../parts/gallery-frame.tsx';

/** Font Awesome. */
export function FontAwesomePage() {
  return <GalleryFrame title="Font Awesome" lead="" />;
}
