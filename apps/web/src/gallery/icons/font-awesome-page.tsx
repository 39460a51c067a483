import { Demo } from '../components/demo.tsx';
import { GalleryFrame } from '../components/gallery-frame.tsx';
import { BrandsIcons } from './brands-icons.tsx';
import { IconPanel } from './icon-panel.tsx';
import { RegularIcons } from './regular-icons.tsx';
import { SolidIcons } from './solid-icons.tsx';
import { useIconChoice } from './use-icon-choice.ts';

/** All of Font Awesome Free. */
export function FontAwesomePage() {
  const choice = useIconChoice();
  return (
    <GalleryFrame
      title="Font Awesome"
      lead="Filled shapes for everything, and the marks of services. By Fonticons, Inc.; the icons are under CC BY 4.0."
      columns={1}
    >
      <IconPanel choice={choice} />
      <Demo
        title="Solid icons"
        subtitle="Filled shapes."
        source={() => import('./solid-icons.tsx?raw')}
        uses={{
          'load-font-awesome.ts': () => import('./load-font-awesome.ts?raw'),
          'icon-set.tsx': () => import('./icon-set.tsx?raw'),
        }}
      >
        <SolidIcons choice={choice} />
      </Demo>
      <Demo
        title="Regular icons"
        subtitle="Those of them that come as outlines."
        source={() => import('./regular-icons.tsx?raw')}
        uses={{
          'load-font-awesome.ts': () => import('./load-font-awesome.ts?raw'),
          'icon-set.tsx': () => import('./icon-set.tsx?raw'),
        }}
      >
        <RegularIcons choice={choice} />
      </Demo>
      <Demo
        title="Brands icons"
        subtitle="Marks of services; each belongs to its owner."
        source={() => import('./brands-icons.tsx?raw')}
        uses={{
          'load-font-awesome.ts': () => import('./load-font-awesome.ts?raw'),
          'icon-set.tsx': () => import('./icon-set.tsx?raw'),
        }}
      >
        <BrandsIcons choice={choice} />
      </Demo>
    </GalleryFrame>
  );
}
