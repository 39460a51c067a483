import './embed-video.scss';
import { Demo } from '../components/demo.tsx';
import { GalleryFrame } from '../components/gallery-frame.tsx';
import { Ratio1x1 } from './embed-video/ratio-1x1.tsx';
import { Ratio4x3 } from './embed-video/ratio-4x3.tsx';
import { Ratio16x9 } from './embed-video/ratio-16x9.tsx';
import { Ratio21x9 } from './embed-video/ratio-21x9.tsx';

/** The embedded video page. */
export function EmbedVideoPage() {
  return (
    <GalleryFrame
      title="Embed Video"
      lead="A video from another site in four aspect ratios. Nothing is requested from that site until you press play."
    >
      <div className="gallery-stack">
        <Demo
          title="Ratio 21:9"
          subtitle="Cinema format."
          source={() => import('./embed-video/ratio-21x9.tsx?raw')}
          uses={{ 'video-embed.tsx': () => import('./embed-video/video-embed.tsx?raw') }}
        >
          <Ratio21x9 />
        </Demo>
        <Demo
          title="Ratio 1:1"
          subtitle="Square format."
          source={() => import('./embed-video/ratio-1x1.tsx?raw')}
          uses={{ 'video-embed.tsx': () => import('./embed-video/video-embed.tsx?raw') }}
        >
          <Ratio1x1 />
        </Demo>
      </div>
      <div className="gallery-stack">
        <Demo
          title="Ratio 16:9"
          subtitle="Widescreen format."
          source={() => import('./embed-video/ratio-16x9.tsx?raw')}
          uses={{ 'video-embed.tsx': () => import('./embed-video/video-embed.tsx?raw') }}
        >
          <Ratio16x9 />
        </Demo>
        <Demo
          title="Ratio 4:3"
          subtitle="Classic TV format."
          source={() => import('./embed-video/ratio-4x3.tsx?raw')}
          uses={{ 'video-embed.tsx': () => import('./embed-video/video-embed.tsx?raw') }}
        >
          <Ratio4x3 />
        </Demo>
      </div>
    </GalleryFrame>
  );
}
