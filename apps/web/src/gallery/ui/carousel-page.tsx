import './carousel.scss';
import { Demo } from '../components/demo.tsx';
import { GalleryFrame } from '../components/gallery-frame.tsx';
import { Crossfade } from './carousel/crossfade.tsx';
import { SlidesOnly } from './carousel/slides-only.tsx';
import { WithCaptions } from './carousel/with-captions.tsx';
import { WithControls } from './carousel/with-controls.tsx';
import { WithIndicators } from './carousel/with-indicators.tsx';

/** The carousel page. */
export function CarouselPage() {
  return (
    <GalleryFrame
      title="Carousel"
      lead="Pictures shown one after another. They pause at the press of a button, and if your system prefers reduced motion."
    >
      <Demo
        title="Slides only"
        subtitle="Pictures only; use arrow keys to switch."
        source={() => import('./carousel/slides-only.tsx?raw')}
        uses={{
          'carousel-player.tsx': () => import('./carousel/carousel-player.tsx?raw'),
          'slides.ts': () => import('./carousel/slides.ts?raw'),
        }}
      >
        <SlidesOnly />
      </Demo>
      <Demo
        title="With controls"
        subtitle="Previous and next buttons."
        source={() => import('./carousel/with-controls.tsx?raw')}
        uses={{
          'carousel-player.tsx': () => import('./carousel/carousel-player.tsx?raw'),
          'slides.ts': () => import('./carousel/slides.ts?raw'),
        }}
      >
        <WithControls />
      </Demo>
      <Demo
        title="With indicators"
        subtitle="One bar per picture, to jump to it."
        source={() => import('./carousel/with-indicators.tsx?raw')}
        uses={{
          'carousel-player.tsx': () => import('./carousel/carousel-player.tsx?raw'),
          'slides.ts': () => import('./carousel/slides.ts?raw'),
        }}
      >
        <WithIndicators />
      </Demo>
      <Demo
        title="With captions"
        subtitle="A title and text on each picture."
        source={() => import('./carousel/with-captions.tsx?raw')}
        uses={{
          'carousel-player.tsx': () => import('./carousel/carousel-player.tsx?raw'),
          'slides.ts': () => import('./carousel/slides.ts?raw'),
        }}
      >
        <WithCaptions />
      </Demo>
      <Demo
        title="Crossfade"
        subtitle="Pictures fade into each other."
        source={() => import('./carousel/crossfade.tsx?raw')}
        uses={{
          'carousel-player.tsx': () => import('./carousel/carousel-player.tsx?raw'),
          'slides.ts': () => import('./carousel/slides.ts?raw'),
        }}
      >
        <Crossfade />
      </Demo>
    </GalleryFrame>
  );
}
