import '../../ui/segments.scss';
import { useId } from 'react';
import { Link } from 'react-router';

interface Props {
  label: string;
  entries: readonly { text: string; href: string; isCurrent: boolean }[];
  note?: string;
}

/** A choice between a few states of the page, each a link. */
export function Segments({ label, entries, note }: Props) {
  const id = useId();
  return (
    <div className="fusion-choice">
      <span id={id} className="form-label">
        {label}
      </span>
      <nav className="segments" aria-labelledby={id}>
        {entries.map(({ text, href, isCurrent }) => (
          <Link
            key={text}
            to={href}
            replace
            preventScrollReset
            aria-current={isCurrent ? 'true' : undefined}
          >
            {text}
          </Link>
        ))}
      </nav>
      {note !== undefined && <p className="form-text">{note}</p>}
    </div>
  );
}
