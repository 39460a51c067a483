import { type ReactNode, useId } from 'react';

interface Props {
  title: string;
  note?: string;
  /** What was done last, as announced to screen readers; empty at first. */
  said?: string;
  children: ReactNode;
}

/** A card of the settings with a heading. */
export function Section({ title, note, said, children }: Props) {
  const id = useId();
  return (
    <section className="card" aria-labelledby={id}>
      <div className="card-body">
        <h2 id={id} className="settings-heading" tabIndex={-1}>
          {title}
        </h2>
        {note !== undefined && <p className="settings-note">{note}</p>}
        {children}
        {said !== undefined && (
          <p className="settings-said" role="status">
            {said}
          </p>
        )}
      </div>
    </section>
  );
}
