import './offcanvas.scss';
import { Demo } from '../components/demo.tsx';
import { GalleryFrame } from '../components/gallery-frame.tsx';
import { BackdropDemo } from './offcanvas/backdrop-demo.tsx';
import { PlacementDemo } from './offcanvas/placement-demo.tsx';
import { ToggleDemo } from './offcanvas/toggle-demo.tsx';

/** Panels from the edges. */
export function OffcanvasPage() {
  return (
    <GalleryFrame
      title="Offcanvas"
      lead="Panels that slide in from an edge: navigation on small screens, settings, details."
    >
      <Demo
        title="Toggle"
        subtitle="A button opens the panel; its own button, Escape and the page behind it close it."
        source={() => import('./offcanvas/toggle-demo.tsx?raw')}
        uses={{ 'panel-button.tsx': () => import('./offcanvas/panel-button.tsx?raw') }}
      >
        <ToggleDemo />
      </Demo>
      <Demo
        title="Placement"
        subtitle="From each of the four edges."
        source={() => import('./offcanvas/placement-demo.tsx?raw')}
        uses={{ 'panel-button.tsx': () => import('./offcanvas/panel-button.tsx?raw') }}
      >
        <PlacementDemo />
      </Demo>
      <Demo
        title="Backdrop"
        subtitle="With and without a shade over the page, and whether the page scrolls meanwhile."
        source={() => import('./offcanvas/backdrop-demo.tsx?raw')}
        uses={{ 'panel-button.tsx': () => import('./offcanvas/panel-button.tsx?raw') }}
      >
        <BackdropDemo />
      </Demo>
    </GalleryFrame>
  );
}
