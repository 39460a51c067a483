import './modal-dialog.scss';
import { type ReactNode, useEffect, useRef } from 'react';

interface Props {
  open: boolean;
  className: string;
  /** The ids of its heading and, if it has one, of the text that explains it. */
  labelledBy: string;
  describedBy?: string;
  /** Called for Escape. */
  onClose: () => void;
  children: ReactNode;
}

/** A modal dialog, whose content is rendered only while it is open. */
export function ModalDialog({
  open,
  className,
  labelledBy,
  describedBy,
  onClose,
  children,
}: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (open) dialog.current?.showModal();
    else dialog.current?.close();
  }, [open]);
  return (
    <dialog
      ref={dialog}
      className={`dialog-frame ${className}`}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      {open && children}
    </dialog>
  );
}
