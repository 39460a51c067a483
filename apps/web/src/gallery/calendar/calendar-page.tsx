import '@fullcalendar/react/skeleton.css';
import '@fullcalendar/react/themes/classic/theme.css';
import '@fullcalendar/react/themes/classic/palette.css';
import './calendar.scss';
import { Demo } from '../components/demo.tsx';
import { GalleryFrame } from '../components/gallery-frame.tsx';
import { CalendarDemo } from './calendar-demo.tsx';

/** The calendar page. */
export function CalendarPage() {
  return (
    <GalleryFrame
      title="Calendar"
      lead="Month, week and day views. Drag an event to move it, drag its end to change its length, or drag over days to add one. You can do the same in an event’s dialog."
      columns={1}
    >
      <Demo
        title="Calendar"
        subtitle="Ten events in July 2020. You can undo every change; nothing leaves this page."
        source={() => import('./calendar-demo.tsx?raw')}
      >
        <CalendarDemo />
      </Demo>
    </GalleryFrame>
  );
}
