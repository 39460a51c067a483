import { GalleryFrame } from '../parts/gallery-frame.tsx';

/** Embed video. */
export function EmbedVideoPage() {
  return <GalleryFrame title="Embed video" lead="" />;
}
