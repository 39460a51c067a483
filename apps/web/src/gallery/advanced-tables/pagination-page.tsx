import { GalleryFrame } from '../parts/gallery-frame.tsx';

/** Pagination. */
export function PaginationPage() {
  return <GalleryFrame title="Pagination" lead="" />;
}
