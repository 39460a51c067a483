import { Demo } from '../components/demo.tsx';
import { GalleryFrame } from '../components/gallery-frame.tsx';
import { FeatherIcons } from './feather-icons.tsx';
import { IconPanel } from './icon-panel.tsx';
import { useIconChoice } from './use-icon-choice.ts';

/** All of Feather. */
export function FeatherPage() {
  const choice = useIconChoice();
  return (
    <GalleryFrame
      title="Feather"
      lead="Outlines on a grid of 24 by 24. The icons of this product are from here."
      columns={1}
    >
      <IconPanel choice={choice} />
      <Demo
        title="Feather icons"
        subtitle="By Cole Bemis and others, under the MIT licence."
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
