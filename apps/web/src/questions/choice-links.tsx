import '../ui/segments.scss';
import { Link } from 'react-router';

interface Props<Value extends string> {
  label: string;
  choices: readonly { value: Value; text: string }[];
  current: Value;
  href: (value: Value) => string;
}

/** A choice of a few, kept in the URL. */
export function ChoiceLinks<Value extends string>({ label, choices, current, href }: Props<Value>) {
  return (
    <nav className="segments" aria-label={label}>
      {choices.map(({ value, text }) => (
        <Link
          key={value}
          to={href(value)}
          preventScrollReset
          aria-current={value === current || undefined}
        >
          {text}
        </Link>
      ))}
    </nav>
  );
}
