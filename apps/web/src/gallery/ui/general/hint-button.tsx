import { type ReactNode, useEffect, useId, useState } from 'react';
import Button from 'react-bootstrap/Button';
import OverlayTrigger from 'react-bootstrap/OverlayTrigger';
import Tooltip from 'react-bootstrap/Tooltip';

interface Props {
  side: 'left' | 'top' | 'bottom' | 'right';
  hint: string;
  children: ReactNode;
}

/** A button with a hint for the pointer over it and for the focus on it; Escape puts it away. */
export function HintButton({ side, hint, children }: Props) {
  const [shown, setShown] = useState(false);
  const id = useId();
  useEffect(() => {
    if (!shown) return;
    const hide = ({ key }: KeyboardEvent) => key === 'Escape' && setShown(false);
    document.addEventListener('keydown', hide);
    return () => document.removeEventListener('keydown', hide);
  }, [shown]);
  return (
    <OverlayTrigger
      show={shown}
      onToggle={setShown}
      placement={side}
      overlay={
        // Drawn outside the page's content, which says so for all of it.
        <Tooltip id={id} lang="en">
          {hint}
        </Tooltip>
      }
    >
      <Button variant="surface">{children}</Button>
    </OverlayTrigger>
  );
}
