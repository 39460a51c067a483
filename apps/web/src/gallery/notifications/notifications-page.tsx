import './notifications.scss';
import { Demo } from '../components/demo.tsx';
import { GalleryFrame } from '../components/gallery-frame.tsx';
import { NotificationsDemo } from './notifications-demo.tsx';

/** The notifications page. */
export function NotificationsPage() {
  return (
    <GalleryFrame
      title="Notifications"
      lead="Short messages that disappear automatically. They stay while hovered, and screen readers announce them."
      columns={1}
    >
      <Demo
        title="Notifications"
        subtitle="Choose the message, its type, duration and position."
        source={() => import('./notifications-demo.tsx?raw')}
        uses={{
          'toast.ts': () => import('./toast.ts?raw'),
          'toast-store.ts': () => import('./toast-store.ts?raw'),
          'toast-containers.tsx': () => import('./toast-containers.tsx?raw'),
          'toast-card.tsx': () => import('./toast-card.tsx?raw'),
        }}
      >
        <NotificationsDemo />
      </Demo>
    </GalleryFrame>
  );
}
