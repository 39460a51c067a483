import './confirm-dialog.scss';
import { type ReactNode, useEffect, useId, useRef } from 'react';

interface Props {
  open: boolean;
  title: string;
  /** The labels of the buttons. */
  confirm: string;
  cancel: string;
  busy?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
  children: ReactNode;
}

/**
 * Asks for confirmation before something that cannot be undone. The cancel button has the focus
 * first.
 */
export function ConfirmDialog(props: Props) {
  const { open, title, confirm, cancel, busy = false, onConfirm, onCancel, children } = props;
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (open) dialog.current?.showModal();
    else dialog.current?.close();
  }, [open]);
  return (
    <dialog
      ref={dialog}
      className="confirm-dialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onCancel={(event) => {
        event.preventDefault();
        onCancel();
      }}
    >
      {open && (
        <>
          <h2 id={`${id}-title`}>{title}</h2>
          <div id={`${id}-text`}>{children}</div>
          <div className="confirm-dialog-buttons">
            <button type="button" className="btn btn-surface" onClick={onCancel}>
              {cancel}
            </button>
            <button type="button" className="btn btn-danger" disabled={busy} onClick={onConfirm}>
              {confirm}
            </button>
          </div>
        </>
      )}
    </dialog>
  );
}
