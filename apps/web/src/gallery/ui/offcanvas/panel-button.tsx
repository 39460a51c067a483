import { type ReactNode, useId, useState } from 'react';
import Button from 'react-bootstrap/Button';
import Offcanvas, { type OffcanvasProps } from 'react-bootstrap/Offcanvas';
import { trapFocus } from '../../../ui/trap-focus.ts';

interface Props {
  /** The label of the button that opens it. */
  label: string;
  title: string;
  children: ReactNode;
  placement?: OffcanvasProps['placement'];
  /** Whether the page scrolls while it is open, and whether a backdrop covers the page. */
  options?: { scroll: boolean; backdrop: boolean };
}

/** A button and the panel it opens and closes. */
export function PanelButton({ label, title, children, placement, options }: Props) {
  const { scroll, backdrop } = options ?? { scroll: false, backdrop: true };
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  // If the page stays usable, the panel is a region of it and doesn’t trap the focus.
  const isRegion = scroll && !backdrop;
  return (
    <>
      <Button aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        {label}
      </Button>
      <Offcanvas
        // Rendered outside the page’s content, which sets the language for everything in it.
        lang="en"
        show={isOpen}
        onHide={() => setIsOpen(false)}
        placement={placement ?? 'start'}
        scroll={scroll}
        backdrop={backdrop}
        aria-labelledby={id}
        {...(isRegion ? { role: 'region', 'aria-modal': undefined } : { onKeyDown: trapFocus })}
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
