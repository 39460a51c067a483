import type { LocalHour } from '@scrapboard/schedule';

const HOURS = [0, 3, 6, 9, 12, 15, 18, 21];

/** The hours of a 24-hour day. */
export function HourAxis() {
  return (
    <div className="schedule-axis" aria-hidden="true">
      {HOURS.map((hour) => (
        <span key={hour} style={{ insetInlineStart: `${(100 * hour) / 24}%` }}>
          {String(hour).padStart(2, '0')}
        </span>
      ))}
    </div>
  );
}

/** The hours of a day on which clocks change; those around the change are named. */
export function ClockChangeAxis({ hours }: { hours: readonly LocalHour[] }) {
  const from = hours[0]?.from ?? 0;
  const length = (hours.at(-1)?.to ?? 0) - from;
  return (
    <div className="schedule-axis schedule-axis-changed" aria-hidden="true">
      {hours
        .filter(({ hour }, index) => HOURS.includes(hour) && hours[index - 1]?.hour !== hour)
        .map((hour) => (
          <span
            key={hour.from}
            style={{ insetInlineStart: `${(100 * (hour.from - from)) / length}%` }}
          >
            {String(hour.hour).padStart(2, '0')}
          </span>
        ))}
    </div>
  );
}
