import { ModalButton } from './modal-button.tsx';

export function ModalSizes() {
  return (
    <div className="d-flex flex-wrap gap-2">
      <ModalButton label="Small" variant="primary" title="Small dialog" options={{ size: 'sm' }}>
        <p>For a one-line question.</p>
      </ModalButton>
      <ModalButton label="Medium" variant="primary" title="Medium dialog">
        <p>For short forms and most messages.</p>
      </ModalButton>
      <ModalButton label="Large" variant="primary" title="Large dialog" options={{ size: 'lg' }}>
        <p>For tables, pictures and other wide content.</p>
      </ModalButton>
    </div>
  );
}
