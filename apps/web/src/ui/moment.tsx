import './moment.scss';
import { type ReactNode, useId, useState } from 'react';
import { useFormat } from '../use-format.ts';

interface Props {
  /** ISO 8601. */
  instant: string;
  /** The time as short as its place needs it. */
  children: ReactNode;
}

/**
 * A time that opens the exact moment, in the viewer's time zone and in UTC, for a pointer, a finger
 * or a key.
 */
export function Moment({ instant, children }: Props) {
  const id = useId();
  const format = useFormat();
  const [open, setOpen] = useState(false);
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
        onToggle={({ newState }) => setOpen(newState === 'open')}
      >
        {open && (
          <>
            <span>{format.dateTime(instant)}</span>
            <span>{format.utc(instant)}</span>
          </>
        )}
      </span>
    </time>
  );
}
