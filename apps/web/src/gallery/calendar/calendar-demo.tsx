import FullCalendar, { type EventApi } from '@fullcalendar/react';
import dayGrid from '@fullcalendar/react/daygrid';
import interaction from '@fullcalendar/react/interaction';
import classicTheme from '@fullcalendar/react/themes/classic';
import timeGrid from '@fullcalendar/react/timegrid';
import { useReducer, useState } from 'react';
import { type CalendarEvent, calendarEvents, firstDay } from './calendar-events.ts';
import { changeCalendar } from './calendar-history.ts';
import { EventDialog } from './event-dialog.tsx';

const plugins = [dayGrid, timeGrid, interaction, classicTheme];

/** An entry where it was dropped or as long as it was drawn. */
function moved(event: CalendarEvent, { startStr, endStr }: EventApi): CalendarEvent {
  const { end: _, ...rest } = event;
  return { ...rest, start: startStr, ...(endStr !== '' && { end: endStr }) };
}

export function CalendarDemo() {
  const [{ events, past, future }, dispatch] = useReducer(changeCalendar, {
    events: calendarEvents,
    past: [],
    future: [],
  });
  const [open, setOpen] = useState<CalendarEvent>();
  const change = (next: CalendarEvent[]) => dispatch({ kind: 'change', events: next });
  const move = ({ event, relatedEvents }: { event: EventApi; relatedEvents: EventApi[] }) => {
    const all = new Map([event, ...relatedEvents].map((entry) => [entry.id, entry]));
    change(
      events.map((entry) => {
        const drawn = all.get(entry.id);
        return drawn === undefined ? entry : moved(entry, drawn);
      }),
    );
  };

  return (
    <>
      <div className="demo-undo">
        <button
          type="button"
          className="btn btn-sm btn-outline-primary"
          disabled={past.length === 0}
          onClick={() => dispatch({ kind: 'undo' })}
        >
          Undo
        </button>
        <button
          type="button"
          className="btn btn-sm btn-outline-primary"
          disabled={future.length === 0}
          onClick={() => dispatch({ kind: 'redo' })}
        >
          Redo
        </button>
        <button
          type="button"
          className="btn btn-sm btn-primary"
          onClick={() => setOpen({ id: crypto.randomUUID(), title: '', start: firstDay })}
        >
          New entry
        </button>
        <span role="status">{events.length} entries</span>
      </div>
      <FullCalendar
        plugins={plugins}
        initialView="dayGridMonth"
        initialDate={firstDay}
        headerToolbar={{
          start: 'prev,next today',
          center: 'title',
          end: 'dayGridMonth,timeGridWeek,timeGridDay',
        }}
        todayHint="Today"
        height="auto"
        events={events}
        eventClass="demo-entry"
        editable
        selectable
        dayMaxEvents
        eventDrop={move}
        eventResize={move}
        select={({ startStr, endStr }) =>
          setOpen({ id: crypto.randomUUID(), title: '', start: startStr, end: endStr })
        }
        eventClick={({ event, jsEvent }) => {
          jsEvent.preventDefault();
          if (event.url !== '') window.open(event.url, '_blank', 'noopener,noreferrer');
          else setOpen(events.find(({ id }) => id === event.id));
        }}
      />
      {open !== undefined && (
        <EventDialog
          event={open}
          known={events.some(({ id }) => id === open.id)}
          onClose={() => setOpen(undefined)}
          onSave={(saved) => {
            const others = events.filter(({ id }) => id !== saved.id);
            change([...others, saved]);
            setOpen(undefined);
          }}
          onDelete={() => {
            change(events.filter(({ id }) => id !== open.id));
            setOpen(undefined);
          }}
        />
      )}
    </>
  );
}
