import './moment.scss';
import { type ReactNode, useId, useState } from 'react';
import { useFormat } from '../use-format.ts';

interface Props {
  /** ISO 8601. */
  instant: string;
  /** The time in a short form. */
  children: ReactNode;
}

/**
 * A short time that opens a popover with the exact time, in the viewer's time zone and in UTC; by
 * mouse, touch or keyboard.
 */
export function Moment({ instant, children }: Props) {
  const id = useId();
  const format = useFormat();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <time dateTime={instant}>
      <button type="button" className="moment" popoverTarget={id}>
        {children}
      </button>
      <span
        id={id}
        popover="auto"
        className="moment-exact"
        aria-live="polite"
        onToggle={({ newState }) => setIsOpen(newState === 'open')}
      >
        {isOpen && (
          <>
            <span>{format.dateTime(instant)}</span>
            <span>{format.utc(instant)}</span>
          </>
        )}
      </span>
    </time>
  );
}
