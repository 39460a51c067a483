import './offcanvas.scss';
import { Demo } from '../components/demo.tsx';
import { GalleryFrame } from '../components/gallery-frame.tsx';
import { BackdropDemo } from './offcanvas/backdrop-demo.tsx';
import { PlacementDemo } from './offcanvas/placement-demo.tsx';
import { ToggleDemo } from './offcanvas/toggle-demo.tsx';

/** The offcanvas page. */
export function OffcanvasPage() {
  return (
    <GalleryFrame
      title="Offcanvas"
      lead="Panels that slide in from an edge: navigation on small screens, settings, details."
    >
      <Demo
        title="Toggle"
        subtitle="Opened by a button; closed by its close button, Escape or a click on the page."
        source={() => import('./offcanvas/toggle-demo.tsx?raw')}
        uses={{ 'panel-button.tsx': () => import('./offcanvas/panel-button.tsx?raw') }}
      >
        <ToggleDemo />
      </Demo>
      <Demo
        title="Placement"
        subtitle="From any of the four edges."
        source={() => import('./offcanvas/placement-demo.tsx?raw')}
        uses={{ 'panel-button.tsx': () => import('./offcanvas/panel-button.tsx?raw') }}
      >
        <PlacementDemo />
      </Demo>
      <Demo
        title="Backdrop"
        subtitle="With or without a backdrop, and with or without page scrolling."
        source={() => import('./offcanvas/backdrop-demo.tsx?raw')}
        uses={{ 'panel-button.tsx': () => import('./offcanvas/panel-button.tsx?raw') }}
      >
        <BackdropDemo />
      </Demo>
    </GalleryFrame>
  );
}
