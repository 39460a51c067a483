import { GalleryFrame } from '../parts/gallery-frame.tsx';

/** Chart.js. */
export function ChartjsPage() {
  return <GalleryFrame title="Chart.js" lead="" />;
}
