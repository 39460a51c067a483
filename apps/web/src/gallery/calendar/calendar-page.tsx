import '@fullcalendar/react/skeleton.css';
import '@fullcalendar/react/themes/classic/theme.css';
import '@fullcalendar/react/themes/classic/palette.css';
import './calendar.scss';
import { Demo } from '../components/demo.tsx';
import { GalleryFrame } from '../components/gallery-frame.tsx';
import { CalendarDemo } from './calendar-demo.tsx';

/** FullCalendar. */
export function CalendarPage() {
  return (
    <GalleryFrame
      title="Calendar"
      lead="Month, week and day. Drag an entry to move it, pull its end to make it longer, draw over days for a new one; or do all of that in the dialog that an entry opens."
      columns={1}
    >
      <Demo
        title="Calendar"
        subtitle="Ten entries in July 2020. Every change can be undone; nothing leaves this page."
        source={() => import('./calendar-demo.tsx?raw')}
      >
        <CalendarDemo />
      </Demo>
    </GalleryFrame>
  );
}
