import { GalleryFrame } from '../parts/gallery-frame.tsx';

/** Cards. */
export function CardsPage() {
  return <GalleryFrame title="Cards" lead="" />;
}
