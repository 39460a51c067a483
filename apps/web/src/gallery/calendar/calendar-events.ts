/** A calendar event. Without a time it is an all-day event, and `end` is the day after its last day. */
export interface CalendarEvent {
  id: string;
  title: string;
  /** ISO 8601: `2020-07-07` or `2020-07-07T16:00:00`. */
  start: string;
  end?: string;
  /** Events in the same group move together. */
  groupId?: string;
  /** The page that a click opens. */
  url?: string;
}

/** The date the calendar opens at. */
export const INITIAL_DATE = '2020-07-07';

export const calendarEvents: CalendarEvent[] = [
  { id: '1', title: 'New season', start: '2020-07-01' },
  { id: '2', title: 'Long raid', start: '2020-07-07', end: '2020-07-11' },
  { id: '3', title: 'Clan Wars', start: '2020-07-09T16:00:00', groupId: '999' },
  { id: '4', title: 'Clan Wars', start: '2020-07-16T16:00:00', groupId: '999' },
  { id: '5', title: 'Tournament', start: '2020-07-11', end: '2020-07-14' },
  { id: '6', title: 'Team meeting', start: '2020-07-12T10:30:00', end: '2020-07-12T12:30:00' },
  { id: '7', title: 'Lunch', start: '2020-07-12T12:00:00' },
  { id: '8', title: 'Test drive', start: '2020-07-12T14:30:00' },
  { id: '9', title: 'Mechanic’s birthday', start: '2020-07-13T07:00:00' },
  { id: '10', title: 'Crossout website', start: '2020-07-28', url: 'https://crossout.net/' },
];
