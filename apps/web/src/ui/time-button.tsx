import './time-button.scss';
import { type ReactNode, useContext, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../use-format.ts';
import { focusNextTime, TimeButtonGroupContext } from './time-button-group.tsx';

interface Props {
  /** ISO 8601. */
  instant: string;
  /** The row it is in, if that is one of a `TimeButtonGroup`. */
  row?: string | undefined;
  /** The time in a short form. */
  children: ReactNode;
}

/**
 * A short time that opens a popover with the exact time, in the viewer's time zone and in UTC; by
 * mouse, touch or keyboard.
 */
export function TimeButton({ instant, row, children }: Props) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const group = useContext(TimeButtonGroupContext);
  const groupProps = group !== null &&
    row !== undefined && {
      tabIndex: row === group.current ? 0 : -1,
      onFocus: () => group.select(row),
      onKeyDown: focusNextTime,
    };
  return (
    <time dateTime={instant}>
      <button type="button" className="time-button" popoverTarget={id} {...groupProps}>
        {children}
      </button>
      <span
        id={id}
        popover="auto"
        className="exact-time"
        aria-live="polite"
        onToggle={({ newState }) => setIsOpen(newState === 'open')}
      >
        {isOpen && <ExactTime instant={instant} isInGroup={groupProps !== false} />}
      </span>
    </time>
  );
}

function ExactTime({ instant, isInGroup }: { instant: string; isInGroup: boolean }) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <>
      <span>{format.dateTime(instant)}</span>
      <span>{format.utc(instant)}</span>
      {isInGroup && <span className="time-keys">{t('time.arrows')}</span>}
    </>
  );
}
