import '../../ui/segments.scss';
import { Link } from 'react-router';

interface Props {
  /** What the choice is about, for screen readers. */
  label: string;
  choices: readonly { value: string; text: string; href: string }[];
  current: string;
}

/** A few alternatives side by side, as links: the choice is in the URL. */
export function Choices({ label, choices, current }: Props) {
  return (
    <nav className="segments" aria-label={label}>
      {choices.map(({ value, text, href }) => (
        <Link
          key={value}
          to={href}
          preventScrollReset
          aria-current={value === current ? 'true' : undefined}
        >
          {text}
        </Link>
      ))}
    </nav>
  );
}
