import './embed-video.scss';
import { Demo } from '../components/demo.tsx';
import { GalleryFrame } from '../components/gallery-frame.tsx';
import { Ratio1x1 } from './embed-video/ratio-1x1.tsx';
import { Ratio4x3 } from './embed-video/ratio-4x3.tsx';
import { Ratio16x9 } from './embed-video/ratio-16x9.tsx';
import { Ratio21x9 } from './embed-video/ratio-21x9.tsx';

/** Videos of another site, fetched when asked for. */
export function EmbedVideoPage() {
  return (
    <GalleryFrame
      title="Embed Video"
      lead="Videos of another site in four shapes. That site is asked for nothing before somebody presses play."
    >
      <div className="gallery-stack">
        <Demo
          title="Ratio 21:9"
          subtitle="As wide as a film."
          source={() => import('./embed-video/ratio-21x9.tsx?raw')}
          uses={{ 'video-embed.tsx': () => import('./embed-video/video-embed.tsx?raw') }}
        >
          <Ratio21x9 />
        </Demo>
        <Demo
          title="Ratio 1:1"
          subtitle="A square."
          source={() => import('./embed-video/ratio-1x1.tsx?raw')}
          uses={{ 'video-embed.tsx': () => import('./embed-video/video-embed.tsx?raw') }}
        >
          <Ratio1x1 />
        </Demo>
      </div>
      <div className="gallery-stack">
        <Demo
          title="Ratio 16:9"
          subtitle="As most videos are."
          source={() => import('./embed-video/ratio-16x9.tsx?raw')}
          uses={{ 'video-embed.tsx': () => import('./embed-video/video-embed.tsx?raw') }}
        >
          <Ratio16x9 />
        </Demo>
        <Demo
          title="Ratio 4:3"
          subtitle="As television was."
          source={() => import('./embed-video/ratio-4x3.tsx?raw')}
          uses={{ 'video-embed.tsx': () => import('./embed-video/video-embed.tsx?raw') }}
        >
          <Ratio4x3 />
        </Demo>
      </div>
    </GalleryFrame>
  );
}
