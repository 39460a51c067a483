import { type ReactNode, useId, useState } from 'react';
import Button from 'react-bootstrap/Button';
import Modal, { type ModalProps } from 'react-bootstrap/Modal';
import { trapFocus } from '../../../ui/trap-focus.ts';

interface Props {
  /** The label of the button that opens it. */
  label: string;
  variant: string;
  title: string;
  children: ReactNode;
  options?: Pick<ModalProps, 'centered' | 'size' | 'className'>;
}

/** A button and the dialog it opens; both of the dialog’s buttons close it. */
export function ModalButton({ label, variant, title, children, options }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const close = () => setIsOpen(false);
  return (
    <>
      <Button variant={variant} onClick={() => setIsOpen(true)}>
        {label}
      </Button>
      <Modal
        {...options}
        // Rendered outside the page’s content, which sets the language for everything in it.
        lang="en"
        show={isOpen}
        onHide={close}
        onKeyDown={trapFocus}
        aria-labelledby={id}
      >
        <Modal.Header closeButton closeLabel="Close dialog">
          <Modal.Title as="h2" id={id}>
            {title}
          </Modal.Title>
        </Modal.Header>
        <Modal.Body>{children}</Modal.Body>
        <Modal.Footer>
          <Button variant="surface" onClick={close}>
            Close
          </Button>
          <Button variant={variant} onClick={close}>
            Save changes
          </Button>
        </Modal.Footer>
      </Modal>
    </>
  );
}
