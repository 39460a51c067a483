import '../../ui/segments.scss';
import { useId } from 'react';
import { Link } from 'react-router';

interface Props<Value extends string> {
  label: string;
  values: readonly { value: Value; text: string }[];
  current: Value;
  href: (value: Value) => string;
  /** Why none of them can be chosen now. */
  disabledReason?: string | undefined;
  /** Whether the label is for screen readers only. */
  isLabelHidden?: boolean;
}

/** One of a few values of the URL, as links side by side. */
export function Segments<Value extends string>(props: Props<Value>) {
  const { label, values, current, href, disabledReason, isLabelHidden = false } = props;
  const id = useId();
  return (
    <div>
      <span id={id} className={isLabelHidden ? 'visually-hidden' : 'revenue-option-name'}>
        {label}
      </span>
      <nav className="segments" aria-labelledby={id}>
        {values.map(({ value, text }) =>
          disabledReason === undefined ? (
            <Link
              key={value}
              to={href(value)}
              preventScrollReset
              aria-current={value === current ? 'true' : undefined}
            >
              {text}
            </Link>
          ) : (
            <span key={value} aria-disabled="true">
              {text}
            </span>
          ),
        )}
      </nav>
      {disabledReason !== undefined && <p className="revenue-option-reason">{disabledReason}</p>}
    </div>
  );
}
