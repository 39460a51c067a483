import type { CalendarEvent } from './calendar-events.ts';

/** An entry as the fields of its dialog hold it: the day it ends on, not the one after. */
export interface EventForm {
  title: string;
  allDay: boolean;
  /** `2020-07-07`, or `2020-07-07T16:00` where it does not take whole days. */
  start: string;
  /** As `start`; empty where none is set. */
  end: string;
  group: string;
  link: string;
}

const day = 24 * 60 * 60 * 1000;

/** A day or a time of the calendar's own clock, in milliseconds. */
export function instant(text: string): number {
  return Date.parse(text.length === 10 ? `${text}T00:00:00Z` : `${text.slice(0, 19)}Z`);
}

/** A day or a time, later by so many milliseconds. */
export function later(text: string, milliseconds: number): string {
  const length = text.length === 10 ? 10 : 19;
  return new Date(instant(text) + milliseconds).toISOString().slice(0, length);
}

export function toForm({ title, start, end = '', groupId, url }: CalendarEvent): EventForm {
  const allDay = start.length === 10;
  return {
    title,
    allDay,
    start: start.slice(0, 16),
    end: allDay && end !== '' ? later(end, -day) : end.slice(0, 16),
    group: groupId ?? '',
    link: url ?? '',
  };
}

/** The same times for an entry that takes whole days from now on, or no longer does. */
export function withAllDay(form: EventForm, allDay: boolean): EventForm {
  const { start, end } = form;
  if (allDay) return { ...form, allDay, start: start.slice(0, 10), end: end.slice(0, 10) };
  return { ...form, allDay, start: `${start}T09:00`, end: end === '' ? '' : `${end}T10:00` };
}

/** What the fields say as an entry; an end that is no later than the start says nothing. */
export function fromForm(id: string, form: EventForm): CalendarEvent {
  const { title, allDay, start, end, group, link } = form;
  const ends = end > start ? (allDay ? later(end, day) : `${end}:00`) : '';
  return {
    id,
    title: title.trim(),
    start: allDay ? start : `${start}:00`,
    ...(ends !== '' && { end: ends }),
    ...(group.trim() !== '' && { groupId: group.trim() }),
    ...(/^https?:\/\//i.test(link) && { url: link }),
  };
}
