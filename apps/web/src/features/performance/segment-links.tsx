import '../../ui/segments.scss';
import { Link } from 'react-router';

interface Props<Value extends string> {
  label: string;
  values: readonly Value[];
  current: Value;
  text: (value: Value) => string;
  href: (value: Value) => string;
}

/** Links of which one is chosen, and stays in the URL. */
export function SegmentLinks<Value extends string>(props: Props<Value>) {
  const { label, values, current, text, href } = props;
  return (
    <nav className="segments" aria-label={label}>
      {values.map((value) => (
        <Link
          key={value}
          to={href(value)}
          preventScrollReset
          aria-current={value === current ? 'true' : undefined}
        >
          {text(value)}
        </Link>
      ))}
    </nav>
  );
}
