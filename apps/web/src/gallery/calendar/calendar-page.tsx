import { GalleryFrame } from '../parts/gallery-frame.tsx';

/** Calendar. */
export function CalendarPage() {
  return <GalleryFrame title="Calendar" lead="" />;
}
