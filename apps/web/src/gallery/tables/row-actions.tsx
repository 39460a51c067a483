const shapes = {
  edit: 'M17 3a2.8 2.8 0 1 1 4 4L7.5 20.5 2 22l1.5-5.5L17 3z',
  trash: 'M3 6h18M19 6v14a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V6m3 0V4a2 2 0 0 1 2-2h4a2 2 0 0 1 2 2v2',
};

interface Props {
  /** Whose row it is. */
  name: string;
  onEdit: () => void;
  onRemove: () => void;
}

export function RowActions({ name, onEdit, onRemove }: Props) {
  return (
    <>
      <IconButton shape={shapes.edit} label={`Rename ${name}`} onClick={onEdit} />
      <IconButton shape={shapes.trash} label={`Remove ${name}`} onClick={onRemove} />
    </>
  );
}

interface IconButtonProps {
  shape: string;
  label: string;
  onClick: () => void;
}

function IconButton({ shape, label, onClick }: IconButtonProps) {
  return (
    <button type="button" className="icon-button" aria-label={label} onClick={onClick}>
      <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
        <path d={shape} />
      </svg>
    </button>
  );
}
