import { ModalButton } from './modal-button.tsx';

export function ModalSizes() {
  return (
    <div className="d-flex flex-wrap gap-2">
      <ModalButton label="Small" variant="primary" title="Small dialog" options={{ size: 'sm' }}>
        <p>For a question of one line.</p>
      </ModalButton>
      <ModalButton label="Medium" variant="primary" title="Medium dialog">
        <p>For a form of some fields, and for most of what has to be said.</p>
      </ModalButton>
      <ModalButton label="Large" variant="primary" title="Large dialog" options={{ size: 'lg' }}>
        <p>For tables, pictures and whatever else needs the width.</p>
      </ModalButton>
    </div>
  );
}
