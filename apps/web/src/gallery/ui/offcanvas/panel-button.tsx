import { type ReactNode, useId, useState } from 'react';
import Button from 'react-bootstrap/Button';
import Offcanvas, { type OffcanvasProps } from 'react-bootstrap/Offcanvas';
import { keepFocus } from '../../../ui/keep-focus.ts';

interface Props {
  /** On the button that opens it. */
  label: string;
  title: string;
  children: ReactNode;
  placement?: OffcanvasProps['placement'];
  /** Whether the page scrolls meanwhile, and whether a shade lies over it. */
  options?: { scroll: boolean; backdrop: boolean };
}

/** A button and the panel it opens and closes. */
export function PanelButton({ label, title, children, placement, options }: Props) {
  const { scroll, backdrop } = options ?? { scroll: false, backdrop: true };
  const [open, setOpen] = useState(false);
  const id = useId();
  // Where the page can be used meanwhile, the panel is a part of it and lets the focus go.
  const part = scroll && !backdrop;
  return (
    <>
      <Button aria-expanded={open} onClick={() => setOpen(!open)}>
        {label}
      </Button>
      <Offcanvas
        // Drawn outside the page's content, which says so for all of it.
        lang="en"
        show={open}
        onHide={() => setOpen(false)}
        placement={placement ?? 'start'}
        scroll={scroll}
        backdrop={backdrop}
        aria-labelledby={id}
        {...(part ? { role: 'region', 'aria-modal': undefined } : { onKeyDown: keepFocus })}
      >
        <Offcanvas.Header closeButton closeLabel="Close panel">
          <Offcanvas.Title as="h2" id={id}>
            {title}
          </Offcanvas.Title>
        </Offcanvas.Header>
        <Offcanvas.Body>{children}</Offcanvas.Body>
      </Offcanvas>
    </>
  );
}
