import './grid.scss';
import { Demo } from '../components/demo.tsx';
import { GalleryFrame } from '../components/gallery-frame.tsx';
import { GridDemo } from './grid/grid-demo.tsx';

/** The twelve columns. */
export function GridPage() {
  return (
    <GalleryFrame
      title="Grid"
      lead="Twelve columns that stand beside each other from 768 pixels on, and below each other on less."
      columns={1}
    >
      <Demo
        title="Twelve columns"
        subtitle="Each cell is called by the class that makes it as wide."
        source={() => import('./grid/grid-demo.tsx?raw')}
      >
        <GridDemo />
      </Demo>
    </GalleryFrame>
  );
}
