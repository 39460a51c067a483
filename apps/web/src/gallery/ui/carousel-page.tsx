import './carousel.scss';
import { Demo } from '../components/demo.tsx';
import { GalleryFrame } from '../components/gallery-frame.tsx';
import { Crossfade } from './carousel/crossfade.tsx';
import { SlidesOnly } from './carousel/slides-only.tsx';
import { WithCaptions } from './carousel/with-captions.tsx';
import { WithControls } from './carousel/with-controls.tsx';
import { WithIndicators } from './carousel/with-indicators.tsx';

/** Carousels of the five kinds. */
export function CarouselPage() {
  return (
    <GalleryFrame
      title="Carousel"
      lead="Pictures that take turns. They stand still where the system is set to less motion, and for everybody at the press of a button."
    >
      <Demo
        title="Slides only"
        subtitle="Nothing but the pictures; arrow keys turn them."
        source={() => import('./carousel/slides-only.tsx?raw')}
        uses={{
          'player.tsx': () => import('./carousel/player.tsx?raw'),
          'slides.ts': () => import('./carousel/slides.ts?raw'),
        }}
      >
        <SlidesOnly />
      </Demo>
      <Demo
        title="With controls"
        subtitle="A button at each side goes back and forth."
        source={() => import('./carousel/with-controls.tsx?raw')}
        uses={{
          'player.tsx': () => import('./carousel/player.tsx?raw'),
          'slides.ts': () => import('./carousel/slides.ts?raw'),
        }}
      >
        <WithControls />
      </Demo>
      <Demo
        title="With indicators"
        subtitle="A bar for each picture, to go straight to it."
        source={() => import('./carousel/with-indicators.tsx?raw')}
        uses={{
          'player.tsx': () => import('./carousel/player.tsx?raw'),
          'slides.ts': () => import('./carousel/slides.ts?raw'),
        }}
      >
        <WithIndicators />
      </Demo>
      <Demo
        title="With captions"
        subtitle="What is to be seen, in words on the picture."
        source={() => import('./carousel/with-captions.tsx?raw')}
        uses={{
          'player.tsx': () => import('./carousel/player.tsx?raw'),
          'slides.ts': () => import('./carousel/slides.ts?raw'),
        }}
      >
        <WithCaptions />
      </Demo>
      <Demo
        title="Crossfade"
        subtitle="One picture fades into the next."
        source={() => import('./carousel/crossfade.tsx?raw')}
        uses={{
          'player.tsx': () => import('./carousel/player.tsx?raw'),
          'slides.ts': () => import('./carousel/slides.ts?raw'),
        }}
      >
        <Crossfade />
      </Demo>
    </GalleryFrame>
  );
}
