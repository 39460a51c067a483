import { GalleryFrame } from '../parts/gallery-frame.tsx';

/** Column sorting. */
export function ColumnSortingPage() {
  return <GalleryFrame title="Column sorting" lead="" />;
}
