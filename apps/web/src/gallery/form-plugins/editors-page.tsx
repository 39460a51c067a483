import { GalleryFrame } from '../parts/gallery-frame.tsx';

/** Editors. */
export function EditorsPage() {
  return <GalleryFrame title="Editors" lead="" />;
}
