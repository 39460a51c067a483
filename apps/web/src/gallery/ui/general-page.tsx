import { GalleryFrame } from '../parts/gallery-frame.tsx';

/** General. */
export function GeneralPage() {
  return <GalleryFrame title="General" lead="" />;
}
