import { GalleryFrame } from '../parts/gallery-frame.tsx';

/** Advanced inputs. */
export function AdvancedInputsPage() {
  return <GalleryFrame title="Advanced inputs" lead="" />;
}
