import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PageSchedule } from './page-schedule.ts';
import { LEAD_MINUTES, saveReminder, useReminders } from './reminders.ts';
import { useReminderTimer } from './use-reminder-timer.ts';
import { useZoneFormat } from './use-zone-format.ts';

interface Props {
  pageSchedule: PageSchedule;
  zone: string;
}

const DEFAULT_MINUTES = 15;
const isSupported = () => 'Notification' in window;

/** Turns browser notifications before windows begin on and off; they only appear while the page is open. */
export function ReminderCard({ pageSchedule, zone }: Props) {
  const { t } = useTranslation('schedules');
  const zoneFormat = useZoneFormat(zone);
  const id = useId();
  const { kind } = pageSchedule;
  const storedMinutes = useReminders()[kind];
  const [chosenMinutes, setChosenMinutes] = useState<number>(storedMinutes ?? DEFAULT_MINUTES);
  const [isDenied, setIsDenied] = useState(
    () => isSupported() && Notification.permission === 'denied',
  );
  const isOn =
    storedMinutes !== undefined && isSupported() && Notification.permission === 'granted';

  useReminderTimer(pageSchedule, isOn ? storedMinutes : undefined, (occurrences) => {
    const [first] = occurrences;
    if (first === undefined) return;
    const names = occurrences.map(({ mode }) => pageSchedule.modeName(mode)).join(', ');
    const span = zoneFormat.span(first.from, first.to);
    // The same tag in two tabs is one notification.
    new Notification(names, { body: span, tag: `scrapboard ${names} ${first.from}` });
  });

  const turnOn = async () => {
    const permission = await Notification.requestPermission();
    setIsDenied(permission === 'denied');
    if (permission === 'granted') saveReminder(kind, chosenMinutes);
  };
  return (
    <section className="card" aria-labelledby={id}>
      <div className="card-top">
        <h2 id={id}>{t('reminders.title')}</h2>
      </div>
      <div className="card-body schedule-form">
        <p>{t('reminders.note')}</p>
        {isSupported() ? (
          <div className="schedule-form-row">
            <label htmlFor={`${id}minutes`}>{t('reminders.lead')}</label>
            <select
              id={`${id}minutes`}
              className="form-select form-select-sm"
              value={isOn ? storedMinutes : chosenMinutes}
              onChange={({ target }) => {
                setChosenMinutes(Number(target.value));
                if (isOn) saveReminder(kind, Number(target.value));
              }}
            >
              {LEAD_MINUTES.map((minutes) => (
                <option key={minutes} value={minutes}>
                  {t('reminders.minutes', { count: minutes })}
                </option>
              ))}
            </select>
            {isOn ? (
              <button
                type="button"
                className="btn btn-surface btn-sm"
                onClick={() => saveReminder(kind, undefined)}
              >
                {t('reminders.off')}
              </button>
            ) : (
              <button
                type="button"
                className="btn btn-primary btn-sm"
                onClick={() => void turnOn()}
              >
                {t('reminders.on')}
              </button>
            )}
          </div>
        ) : (
          <p>{t('reminders.unsupported')}</p>
        )}
        <p role="status" className="schedule-note">
          {isOn && t('reminders.active')}
          {!isOn && isDenied && t('reminders.denied')}
        </p>
      </div>
    </section>
  );
}
