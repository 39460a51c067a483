import { type ReactNode, useId, useState } from 'react';
import { DemoSource, type LoadSource } from './demo-source.tsx';

interface Props {
  title: string;
  /** One line about what it shows. */
  subtitle: ReactNode;
  /** Loads the example’s source, when “Show code” is pressed. */
  source: LoadSource;
  /** Files that the example uses, by name; shown below it. */
  uses?: Record<string, LoadSource>;
  /** Whether it spans all columns. */
  wide?: boolean;
  /** The card’s class. */
  className?: string;
  /** The live example. */
  children: ReactNode;
}

/** A card with a live example and a button that shows its source. */
export function Demo(props: Props) {
  const { title, subtitle, source, uses = {}, wide = false, className = '', children } = props;
  const [isOpen, setIsOpen] = useState(false);
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
          aria-expanded={isOpen}
          aria-controls={isOpen ? `${id}-code` : undefined}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? 'Hide code' : 'Show code'}
          <span className="visually-hidden"> of {title}</span>
        </button>
      </div>
      <div className="demo-body">{children}</div>
      {isOpen && (
        <div className="demo-code" id={`${id}-code`}>
          <DemoSource title={title} load={source} uses={uses} />
        </div>
      )}
    </section>
  );
}
