import { Demo } from '../components/demo.tsx';
import { GalleryFrame } from '../components/gallery-frame.tsx';
import { BrandsIcons } from './brands-icons.tsx';
import { IconPanel } from './icon-panel.tsx';
import { RegularIcons } from './regular-icons.tsx';
import { SolidIcons } from './solid-icons.tsx';
import { useIconSelection } from './use-icon-selection.ts';

/** The Font Awesome icons page. */
export function FontAwesomePage() {
  const selection = useIconSelection();
  return (
    <GalleryFrame
      title="Font Awesome"
      lead="Filled and outline icons, and brand logos. By Fonticons, Inc.; icons under CC BY 4.0."
      columns={1}
    >
      <IconPanel selection={selection} />
      <Demo
        title="Solid icons"
        subtitle="Filled icons."
        source={() => import('./solid-icons.tsx?raw')}
        uses={{
          'load-font-awesome.ts': () => import('./load-font-awesome.ts?raw'),
          'icon-set.tsx': () => import('./icon-set.tsx?raw'),
        }}
      >
        <SolidIcons selection={selection} />
      </Demo>
      <Demo
        title="Regular icons"
        subtitle="Outline icons."
        source={() => import('./regular-icons.tsx?raw')}
        uses={{
          'load-font-awesome.ts': () => import('./load-font-awesome.ts?raw'),
          'icon-set.tsx': () => import('./icon-set.tsx?raw'),
        }}
      >
        <RegularIcons selection={selection} />
      </Demo>
      <Demo
        title="Brands icons"
        subtitle="Brand logos; each belongs to its owner."
        source={() => import('./brands-icons.tsx?raw')}
        uses={{
          'load-font-awesome.ts': () => import('./load-font-awesome.ts?raw'),
          'icon-set.tsx': () => import('./icon-set.tsx?raw'),
        }}
      >
        <BrandsIcons selection={selection} />
      </Demo>
    </GalleryFrame>
  );
}
