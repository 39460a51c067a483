import { dialogs } from './dialogs.ts';
import { ModalButton } from './modal-button.tsx';

export function CenteredModals() {
  return (
    <div className="d-flex flex-wrap gap-2">
      {dialogs.map(({ variant, name, title, text }) => (
        <ModalButton
          key={variant}
          label={name}
          variant={variant}
          title={title}
          options={{ centered: true }}
        >
          <p>{text}</p>
        </ModalButton>
      ))}
    </div>
  );
}
