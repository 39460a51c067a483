import type { CalendarEvent } from './calendar-events.ts';
import { toForm } from './event-form.ts';

interface Props {
  events: CalendarEvent[];
  onEdit: (event: CalendarEvent) => void;
}

/** The events as a table, to read and edit without the calendar view. */
export function EventList({ events, onEdit }: Props) {
  const sorted = events.toSorted((a, b) => a.start.localeCompare(b.start));
  return (
    <details className="chart-numbers">
      <summary>All events as a list</summary>
      <div className="table-scroll">
        <table className="table data-table">
          <caption className="visually-hidden">Calendar events</caption>
          <thead>
            <tr>
              <th scope="col">Title</th>
              <th scope="col">Start</th>
              <th scope="col">End</th>
              <th scope="col">Group</th>
              <th scope="col">Change</th>
            </tr>
          </thead>
          <tbody>
            {sorted.map((event) => {
              const { title, start, end, group, link } = toForm(event);
              return (
                <tr key={event.id}>
                  <th scope="row">
                    {link === '' ? (
                      title
                    ) : (
                      <a href={link} target="_blank" rel="noopener noreferrer">
                        {title}
                      </a>
                    )}
                  </th>
                  <td>{start.replace('T', ' ')}</td>
                  <td>{end.replace('T', ' ')}</td>
                  <td>{group}</td>
                  <td>
                    <button
                      type="button"
                      className="btn btn-sm btn-outline-primary"
                      onClick={() => onEdit(event)}
                    >
                      Edit<span className="visually-hidden"> {title}</span>
                    </button>
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </details>
  );
}
