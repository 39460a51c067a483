import { Demo } from '../components/demo.tsx';
import { GalleryFrame } from '../components/gallery-frame.tsx';
import { FeatherIcons } from './feather-icons.tsx';
import { IconPanel } from './icon-panel.tsx';
import { useIconSelection } from './use-icon-selection.ts';

/** The Feather icons page. */
export function FeatherPage() {
  const selection = useIconSelection();
  return (
    <GalleryFrame
      title="Feather"
      lead="Outline icons on a 24 × 24 grid. Scrapboard’s own icons come from this set."
      columns={1}
    >
      <IconPanel selection={selection} />
      <Demo
        title="Feather icons"
        subtitle="By Cole Bemis and others, MIT licence."
        source={() => import('./feather-icons.tsx?raw')}
        uses={{
          'load-feather.ts': () => import('./load-feather.ts?raw'),
          'icon-set.tsx': () => import('./icon-set.tsx?raw'),
        }}
      >
        <FeatherIcons selection={selection} />
      </Demo>
    </GalleryFrame>
  );
}
