import { GalleryFrame } from '../parts/gallery-frame.tsx';

/** Tabs. */
export function TabsPage() {
  return <GalleryFrame title="Tabs" lead="" />;
}
