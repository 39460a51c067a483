import { GalleryFrame } from '../parts/gallery-frame.tsx';

/** Basic inputs. */
export function BasicInputsPage() {
  return <GalleryFrame title="Basic inputs" lead="" />;
}
