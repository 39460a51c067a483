import { type ReactNode, useId } from 'react';

interface Props {
  title: string;
  note?: string;
  /** What was done last, for everybody to hear; empty while there is nothing. */
  said?: string;
  children: ReactNode;
}

/** A card of the settings with its heading. */
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
