import type { ReactNode } from 'react';

interface Props {
  title: string;
  note?: string;
  children: ReactNode;
}

export function ChartCard({ title, note, children }: Props) {
  return (
    <section className="card chart-card" aria-label={title}>
      <div className="card-top">
        <h2>{title}</h2>
        {note !== undefined && <p className="card-note">{note}</p>}
      </div>
      <div className="card-body">{children}</div>
    </section>
  );
}
