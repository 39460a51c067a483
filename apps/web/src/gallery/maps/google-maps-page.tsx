import { GalleryFrame } from '../parts/gallery-frame.tsx';

/** Google Maps. */
export function GoogleMapsPage() {
  return <GalleryFrame title="Google Maps" lead="" />;
}
