import './confirm-dialog.scss';
import { type ReactNode, useId } from 'react';
import { ModalDialog } from './modal-dialog.tsx';

interface Props {
  open: boolean;
  title: string;
  confirmLabel: string;
  cancelLabel: string;
  isBusy?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
  children: ReactNode;
}

/**
 * Asks for confirmation before something that cannot be undone. The cancel button has the focus
 * first.
 */
export function ConfirmDialog(props: Props) {
  const {
    open,
    title,
    confirmLabel,
    cancelLabel,
    isBusy = false,
    onConfirm,
    onCancel,
    children,
  } = props;
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
          {cancelLabel}
        </button>
        <button type="button" className="btn btn-danger" disabled={isBusy} onClick={onConfirm}>
          {confirmLabel}
        </button>
      </div>
    </ModalDialog>
  );
}
