import './notifications.scss';
import { Demo } from '../components/demo.tsx';
import { GalleryFrame } from '../components/gallery-frame.tsx';
import { NotificationsDemo } from './notifications-demo.tsx';

/** Toasts. */
export function NotificationsPage() {
  return (
    <GalleryFrame
      title="Notifications"
      lead="Short messages that come and go by themselves. They wait while the pointer is on them, and screen readers say them."
      columns={1}
    >
      <Demo
        title="Notifications"
        subtitle="Five seconds in the upper right corner, unless you choose otherwise."
        source={() => import('./notifications-demo.tsx?raw')}
        uses={{
          'toast.ts': () => import('./toast.ts?raw'),
          'toast-store.ts': () => import('./toast-store.ts?raw'),
          'toast-places.tsx': () => import('./toast-places.tsx?raw'),
          'toast-card.tsx': () => import('./toast-card.tsx?raw'),
        }}
      >
        <NotificationsDemo />
      </Demo>
    </GalleryFrame>
  );
}
