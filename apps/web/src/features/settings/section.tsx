import { type ReactNode, useId } from 'react';

interface Props {
  title: string;
  note?: string;
  /** The outcome of the last action, announced to screen readers; empty at first. */
  announcement?: string;
  children: ReactNode;
}

/** A card of the settings with a heading. */
export function Section({ title, note, announcement, children }: Props) {
  const id = useId();
  return (
    <section className="card" aria-labelledby={id}>
      <div className="card-body">
        <h2 id={id} className="settings-heading" tabIndex={-1}>
          {title}
        </h2>
        {note !== undefined && <p className="settings-note">{note}</p>}
        {children}
        {announcement !== undefined && (
          <p className="settings-status" role="status">
            {announcement}
          </p>
        )}
      </div>
    </section>
  );
}
