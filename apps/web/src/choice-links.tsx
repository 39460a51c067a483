import './ui/segments.scss';
import { Link } from 'react-router';

interface Props<Value extends string> {
  /** Its name, unless an element of the page names it. */
  label?: string;
  labelledBy?: string;
  choices: readonly { value: Value; text: string }[];
  current: Value;
  href: (value: Value) => string;
  /** Whether going back skips the choice. */
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
