import './grid.scss';
import { Demo } from '../components/demo.tsx';
import { GalleryFrame } from '../components/gallery-frame.tsx';
import { GridDemo } from './grid/grid-demo.tsx';

/** The grid page. */
export function GridPage() {
  return (
    <GalleryFrame
      title="Grid"
      lead="Twelve columns: side by side from 768 px, stacked below that."
      columns={1}
    >
      <Demo
        title="Twelve columns"
        subtitle="Each cell shows its class."
        source={() => import('./grid/grid-demo.tsx?raw')}
      >
        <GridDemo />
      </Demo>
    </GalleryFrame>
  );
}
