import { GalleryFrame } from '../parts/gallery-frame.tsx';

/** Carousel. */
export function CarouselPage() {
  return <GalleryFrame title="Carousel" lead="" />;
}
