import { type ReactNode, useId, useState } from 'react';
import { DemoSource, type LoadSource } from './demo-source.tsx';

interface Props {
  title: string;
  /** One line about what is shown. */
  subtitle: ReactNode;
  /** The file that holds the example, as text; it is fetched when somebody asks for it. */
  source: LoadSource;
  /** Files that are needed to use it, by name; they are shown below it. */
  uses?: Record<string, LoadSource>;
  /** Over all columns. */
  wide?: boolean;
  /** Of the card. */
  className?: string;
  /** The running example. */
  children: ReactNode;
}

/** A card with an example that runs, and the very files it runs from behind a button. */
export function Demo(props: Props) {
  const { title, subtitle, source, uses = {}, wide = false, className = '', children } = props;
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <section
      className={`card demo ${wide ? 'demo-wide' : ''} ${className}`}
      aria-labelledby={`${id}-title`}
    >
      <div className="demo-top">
        <div>
          <h2 id={`${id}-title`}>{title}</h2>
          <p className="card-note">{subtitle}</p>
        </div>
        <button
          type="button"
          className="btn btn-sm btn-surface"
          aria-expanded={open}
          aria-controls={open ? `${id}-code` : undefined}
          onClick={() => setOpen(!open)}
        >
          {open ? 'Hide code' : 'Show code'}
          <span className="visually-hidden"> of {title}</span>
        </button>
      </div>
      <div className="demo-body">{children}</div>
      {open && (
        <div className="demo-code" id={`${id}-code`}>
          <DemoSource title={title} load={source} uses={uses} />
        </div>
      )}
    </section>
  );
}
