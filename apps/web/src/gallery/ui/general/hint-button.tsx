import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import Button from 'react-bootstrap/Button';
import OverlayTrigger from 'react-bootstrap/OverlayTrigger';
import Tooltip from 'react-bootstrap/Tooltip';

interface Props {
  side: 'left' | 'top' | 'bottom' | 'right';
  hint: string;
  children: ReactNode;
}

/** How long the pointer may take to get from the button to the hint. */
const HIDE_DELAY_MS = 200;

/**
 * A button with a hint on hover and on focus. The hint stays while the pointer is on it; Escape
 * dismisses it (https://www.w3.org/TR/WCAG22/#content-on-hover-or-focus).
 */
export function HintButton({ side, hint, children }: Props) {
  const [isShown, setIsShown] = useState(false);
  const hideTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const cancelHide = () => clearTimeout(hideTimer.current);
  const scheduleHide = () => {
    cancelHide();
    hideTimer.current = setTimeout(() => setIsShown(false), HIDE_DELAY_MS);
  };
  const toggle = (isOver: boolean) => {
    if (!isOver) return scheduleHide();
    cancelHide();
    setIsShown(true);
  };
  useEffect(() => {
    if (!isShown) return;
    const hide = ({ key }: KeyboardEvent) => key === 'Escape' && setIsShown(false);
    document.addEventListener('keydown', hide);
    return () => document.removeEventListener('keydown', hide);
  }, [isShown]);
  return (
    <OverlayTrigger
      show={isShown}
      onToggle={toggle}
      placement={side}
      container={() => button.current?.parentElement ?? null}
      overlay={
        <Tooltip id={id} lang="en" onMouseEnter={cancelHide} onMouseLeave={scheduleHide}>
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
