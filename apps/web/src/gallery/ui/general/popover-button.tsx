import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import Button from 'react-bootstrap/Button';
import Overlay from 'react-bootstrap/Overlay';
import Popover from 'react-bootstrap/Popover';

interface Props {
  side: 'left' | 'top' | 'bottom' | 'right';
  title: string;
  children: ReactNode;
}

/** The sides to try if there is no room on the requested one. */
const fallbackSides = ['bottom', 'top', 'right', 'left'];

/** Focuses the popover around it as soon as it is rendered. */
function FocusedContent({ children }: { children: ReactNode }) {
  const content = useRef<HTMLDivElement>(null);
  useEffect(() => {
    content.current?.closest<HTMLElement>('[role="dialog"]')?.focus({ preventScroll: true });
  }, []);
  return <div ref={content}>{children}</div>;
}

/** A button that opens a popover, which has the focus while it is open. */
export function PopoverButton({ side, title, children }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const close = (returnsFocus: boolean) => {
    setIsOpen(false);
    if (returnsFocus) button.current?.focus();
  };
  return (
    <div>
      <Button
        ref={button}
        variant="surface"
        aria-expanded={isOpen}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(!isOpen)}
      >
        {title}
      </Button>
      <Overlay
        target={button}
        container={button.current?.parentElement ?? null}
        show={isOpen}
        placement={side}
        flip
        popperConfig={{
          modifiers: [{ name: 'flip', options: { fallbackPlacements: fallbackSides } }],
        }}
        transition={false}
      >
        <Popover
          role="dialog"
          aria-labelledby={id}
          tabIndex={-1}
          onKeyDown={({ key }) => key === 'Escape' && close(true)}
          onBlur={({ relatedTarget }) => relatedTarget !== button.current && close(false)}
        >
          <Popover.Header as="h3" id={id}>
            {title}
          </Popover.Header>
          <Popover.Body>
            <FocusedContent>{children}</FocusedContent>
          </Popover.Body>
        </Popover>
      </Overlay>
    </div>
  );
}
