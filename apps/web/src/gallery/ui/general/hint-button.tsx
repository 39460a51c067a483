import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import Button from 'react-bootstrap/Button';
import OverlayTrigger from 'react-bootstrap/OverlayTrigger';
import Tooltip from 'react-bootstrap/Tooltip';

interface Props {
  side: 'left' | 'top' | 'bottom' | 'right';
  hint: string;
  children: ReactNode;
}

/** Milliseconds in which the pointer gets from the button to the hint. */
const wayTo = 200;

/**
 * A button with a hint for the pointer over it and for the focus on it. The hint stays while the
 * pointer is on it; Escape puts it away (https://www.w3.org/TR/WCAG22/#content-on-hover-or-focus).
 */
export function HintButton({ side, hint, children }: Props) {
  const [shown, setShown] = useState(false);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const stay = () => clearTimeout(leaving.current);
  const leave = () => {
    stay();
    leaving.current = setTimeout(() => setShown(false), wayTo);
  };
  const toggle = (over: boolean) => {
    if (!over) return leave();
    stay();
    setShown(true);
  };
  useEffect(() => {
    if (!shown) return;
    const hide = ({ key }: KeyboardEvent) => key === 'Escape' && setShown(false);
    document.addEventListener('keydown', hide);
    return () => document.removeEventListener('keydown', hide);
  }, [shown]);
  return (
    <OverlayTrigger
      show={shown}
      onToggle={toggle}
      placement={side}
      container={() => button.current?.parentElement ?? null}
      overlay={
        <Tooltip id={id} lang="en" onMouseEnter={stay} onMouseLeave={leave}>
          {hint}
        </Tooltip>
      }
    >
      <Button ref={button} variant="surface">
        {children}
      </Button>
    </OverlayTrigger>
  );
}
