import FullCalendar, { type EventApi } from '@fullcalendar/react';
import dayGrid from '@fullcalendar/react/daygrid';
import interaction from '@fullcalendar/react/interaction';
import classicTheme from '@fullcalendar/react/themes/classic';
import timeGrid from '@fullcalendar/react/timegrid';
import { useReducer, useRef, useState } from 'react';
import { type CalendarEvent, calendarEvents, INITIAL_DATE } from './calendar-events.ts';
import { calendarReducer } from './calendar-history.ts';
import { EventDialog } from './event-dialog.tsx';
import { EventList } from './event-list.tsx';
import { nextId, saveEvent } from './save-event.ts';

const plugins = [dayGrid, timeGrid, interaction, classicTheme];

interface MoveInfo {
  event: EventApi;
  relatedEvents: EventApi[];
}

/** Returns an event with the start and end it was dragged to. */
function withNewTimes(event: CalendarEvent, { startStr, endStr }: EventApi): CalendarEvent {
  const { end: _, ...rest } = event;
  const end = endStr.slice(0, 19);
  return { ...rest, start: startStr.slice(0, 19), ...(end !== '' && { end }) };
}

/** Formats a local date as `2020-07-07`. */
function formatDay(date: Date): string {
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
}

export function CalendarDemo() {
  const [{ events, past, future }, dispatch] = useReducer(calendarReducer, {
    events: calendarEvents,
    past: [],
    future: [],
  });
  const [editedEvent, setEditedEvent] = useState<CalendarEvent>();
  const [announcement, setAnnouncement] = useState('');
  const shownDay = useRef(INITIAL_DATE);
  const change = (next: CalendarEvent[], text: string) => {
    dispatch({ kind: 'change', events: next });
    setAnnouncement(text);
    setEditedEvent(undefined);
  };
  const step = (kind: 'undo' | 'redo', text: string) => {
    dispatch({ kind });
    setAnnouncement(text);
  };
  const openNewEvent = (start: string, end?: string) =>
    setEditedEvent({ id: nextId(events), title: '', start, ...(end !== undefined && { end }) });
  const move = (text: string, { event, relatedEvents }: MoveInfo) => {
    const movedEvents = new Map([event, ...relatedEvents].map((entry) => [entry.id, entry]));
    const next = events.map((entry) => {
      const moved = movedEvents.get(entry.id);
      return moved === undefined ? entry : withNewTimes(entry, moved);
    });
    change(next, `${text} “${event.title}”`);
  };

  return (
    <>
      <div className="demo-undo">
        <button
          type="button"
          className="btn btn-sm btn-outline-primary"
          disabled={past.length === 0}
          onClick={() => step('undo', 'Undone')}
        >
          Undo
        </button>
        <button
          type="button"
          className="btn btn-sm btn-outline-primary"
          disabled={future.length === 0}
          onClick={() => step('redo', 'Redone')}
        >
          Redo
        </button>
        <button
          type="button"
          className="btn btn-sm btn-primary"
          onClick={() => openNewEvent(shownDay.current)}
        >
          New event
        </button>
        <span role="status">
          {announcement !== '' && `${announcement} · `}
          {events.length} events
        </span>
      </div>
      <FullCalendar
        plugins={plugins}
        initialView="dayGridMonth"
        initialDate={INITIAL_DATE}
        headerToolbar={{
          start: 'prev,next today',
          center: 'title',
          end: 'dayGridMonth,timeGridWeek,timeGridDay',
        }}
        todayHint="Today"
        height="auto"
        views={{ dayGridMonth: { dayHeaderFormat: { weekday: 'short' } } }}
        events={events}
        buttonClass="demo-calendar-button"
        eventClass="demo-entry"
        listItemEventBeforeClass="demo-entry-dot"
        rowEventTitleClass="demo-entry-title"
        listItemEventTitleClass="demo-entry-title"
        moreLinkClass="demo-entry"
        editable
        selectable
        dayMaxEvents={3}
        longPressDelay={400}
        datesSet={({ view: { currentStart, currentEnd } }) => {
          const [from, to] = [formatDay(currentStart), formatDay(currentEnd)];
          shownDay.current = from <= INITIAL_DATE && INITIAL_DATE < to ? INITIAL_DATE : from;
        }}
        eventDrop={(info) => move('Moved', info)}
        eventResize={(info) => move('Resized', info)}
        select={({ startStr, endStr }) => openNewEvent(startStr.slice(0, 19), endStr.slice(0, 19))}
        eventClick={({ event, jsEvent }) => {
          jsEvent.preventDefault();
          if (event.url !== '') window.open(event.url, '_blank', 'noopener,noreferrer');
          else setEditedEvent(events.find(({ id }) => id === event.id));
        }}
      />
      <EventList events={events} onEdit={setEditedEvent} />
      {editedEvent !== undefined && (
        <EventDialog
          event={editedEvent}
          isExisting={events.some(({ id }) => id === editedEvent.id)}
          onClose={() => setEditedEvent(undefined)}
          onSave={(saved) => change(saveEvent(events, saved), `Saved “${saved.title}”`)}
          onDelete={() =>
            change(
              events.filter(({ id }) => id !== editedEvent.id),
              `Deleted “${editedEvent.title}”`,
            )
          }
        />
      )}
    </>
  );
}
