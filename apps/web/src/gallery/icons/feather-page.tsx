import { Demo } from '../components/demo.tsx';
import { GalleryFrame } from '../components/gallery-frame.tsx';
import { FeatherIcons } from './feather-icons.tsx';
import { IconPanel } from './icon-panel.tsx';
import { useIconChoice } from './use-icon-choice.ts';

/** The Feather icons page. */
export function FeatherPage() {
  const choice = useIconChoice();
  return (
    <GalleryFrame
      title="Feather"
      lead="Outline icons on a 24 × 24 grid. Scrapboard’s own icons come from this set."
      columns={1}
    >
      <IconPanel choice={choice} />
      <Demo
        title="Feather icons"
        subtitle="By Cole Bemis and others, MIT licence."
        source={() => import('./feather-icons.tsx?raw')}
        uses={{
          'load-feather.ts': () => import('./load-feather.ts?raw'),
          'icon-set.tsx': () => import('./icon-set.tsx?raw'),
        }}
      >
        <FeatherIcons choice={choice} />
      </Demo>
    </GalleryFrame>
  );
}
