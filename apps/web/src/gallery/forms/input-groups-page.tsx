import { GalleryFrame } from '../parts/gallery-frame.tsx';

/** Input groups. */
export function InputGroupsPage() {
  return <GalleryFrame title="Input groups" lead="" />;
}
