import { GalleryFrame } from '../parts/gallery-frame.tsx';

/** ApexCharts. */
export function ApexchartsPage() {
  return <GalleryFrame title="ApexCharts" lead="" />;
}
