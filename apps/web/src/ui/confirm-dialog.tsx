import './confirm-dialog.scss';
import { type ReactNode, useId } from 'react';
import { ModalDialog } from './modal-dialog.tsx';

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
  return (
    <ModalDialog
      {...{ open, className: 'confirm-dialog', onClose: onCancel }}
      labelledBy={`${id}-title`}
      describedBy={`${id}-text`}
    >
      <h2 id={`${id}-title`}>{title}</h2>
      <div id={`${id}-text`}>{children}</div>
      <div className="dialog-buttons">
        <button type="button" className="btn btn-surface" onClick={onCancel}>
          {cancel}
        </button>
        <button type="button" className="btn btn-danger" disabled={busy} onClick={onConfirm}>
          {confirm}
        </button>
      </div>
    </ModalDialog>
  );
}
