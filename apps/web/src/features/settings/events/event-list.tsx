import type { SecurityEvent } from '@scrapboard/contract';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TimeButtonGroup } from '../../../ui/time-button-group.tsx';
import { useFormat } from '../../../use-format.ts';
import { EventItem } from './event-item.tsx';

/** How many events are shown before the button for the others. */
const RECENT_EVENT_COUNT = 6;

/** The account's latest events, newest first; all but the most recent ones behind a button. */
export function EventList({ events }: { events: readonly SecurityEvent[] }) {
  const { t } = useTranslation('settings');
  const format = useFormat();
  const id = useId();
  const [showsAll, setShowsAll] = useState(false);
  const shownEvents = events.slice(0, showsAll ? undefined : RECENT_EVENT_COUNT);
  return (
    <>
      <TimeButtonGroup rows={shownEvents.map((event) => event.id)}>
        <ul id={id} className="settings-list">
          {shownEvents.map((event) => (
            <EventItem key={event.id} event={event} />
          ))}
        </ul>
      </TimeButtonGroup>
      {events.length > RECENT_EVENT_COUNT && (
        <button
          type="button"
          className="btn btn-surface"
          aria-expanded={showsAll}
          aria-controls={id}
          onClick={() => setShowsAll(!showsAll)}
        >
          {showsAll
            ? t('events.showFewer')
            : t('events.showAll', { n: format.number(events.length) })}
        </button>
      )}
    </>
  );
}
