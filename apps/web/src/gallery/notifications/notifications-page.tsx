import { GalleryFrame } from '../parts/gallery-frame.tsx';

/** Notifications. */
export function NotificationsPage() {
  return <GalleryFrame title="Notifications" lead="" />;
}
