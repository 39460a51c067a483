import './ui/segments.scss';
import { Link } from 'react-router';

interface Props<Value extends string> {
  /** Its accessible name, unless `labelledBy` names an element. */
  label?: string;
  labelledBy?: string;
  choices: readonly { value: Value; text: string }[];
  current: Value;
  href: (value: Value) => string;
  /** Whether a choice replaces the history entry. */
  replace?: boolean;
}

/** A choice between a few values, kept in the URL. */
export function ChoiceLinks<Value extends string>(props: Props<Value>) {
  const { label, labelledBy, choices, current, href, replace = false } = props;
  return (
    <nav className="segments" aria-label={label} aria-labelledby={labelledBy}>
      {choices.map(({ value, text }) => (
        <Link
          key={value}
          to={href(value)}
          replace={replace}
          preventScrollReset
          aria-current={value === current || undefined}
        >
          {text}
        </Link>
      ))}
    </nav>
  );
}
