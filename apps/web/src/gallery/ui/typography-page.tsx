import { GalleryFrame } from '../parts/gallery-frame.tsx';

/** Typography. */
export function TypographyPage() {
  return <GalleryFrame title="Typography" lead="" />;
}
