import { DAY_MS } from '../../day-ms.ts';
import type { CalendarEvent } from './calendar-events.ts';

/** An event in the form of the dialog’s fields: with its last day, not the day after. */
export interface EventForm {
  title: string;
  isAllDay: boolean;
  /** `2020-07-07`, or `2020-07-07T16:00` if it isn’t an all-day event. */
  start: string;
  /** Same format as `start`; empty if not set. */
  end: string;
  group: string;
  link: string;
}

/** Returns a date or time without a time zone in milliseconds. */
export function toMilliseconds(text: string): number {
  return Date.parse(text.length === 10 ? `${text}T00:00:00Z` : `${text.slice(0, 19)}Z`);
}

/** Returns a date or time moved by some milliseconds. */
export function addMilliseconds(text: string, milliseconds: number): string {
  const length = text.length === 10 ? 10 : 19;
  return new Date(toMilliseconds(text) + milliseconds).toISOString().slice(0, length);
}

/** Converts an event to the fields of the dialog. */
export function toForm({ title, start, end = '', groupId, url }: CalendarEvent): EventForm {
  const isAllDay = start.length === 10;
  return {
    title,
    isAllDay,
    start: start.slice(0, 16),
    end: isAllDay && end !== '' ? addMilliseconds(end, -DAY_MS) : end.slice(0, 16),
    group: groupId ?? '',
    link: url ?? '',
  };
}

/** Converts the times of an event that becomes all-day, or stops being so. */
export function withAllDay(form: EventForm, isAllDay: boolean): EventForm {
  const { start, end } = form;
  if (isAllDay) return { ...form, isAllDay, start: start.slice(0, 10), end: end.slice(0, 10) };
  return { ...form, isAllDay, start: `${start}T09:00`, end: end === '' ? '' : `${end}T10:00` };
}

/** Converts the fields to an event; an end that isn’t after the start is ignored. */
export function fromForm(id: string, form: EventForm): CalendarEvent {
  const { title, isAllDay, start, end, group, link } = form;
  const exclusiveEnd = end > start ? (isAllDay ? addMilliseconds(end, DAY_MS) : `${end}:00`) : '';
  return {
    id,
    title: title.trim(),
    start: isAllDay ? start : `${start}:00`,
    ...(exclusiveEnd !== '' && { end: exclusiveEnd }),
    ...(group.trim() !== '' && { groupId: group.trim() }),
    ...(/^https?:\/\//i.test(link) && { url: link }),
  };
}
