import { Icon, type IconName } from './icon.tsx';

interface Props {
  icon: IconName;
  label: string;
  /** Whether the label is also shown on hover, because the icon alone is not clear. */
  hasTip?: boolean;
  disabled?: boolean;
  /** `data-move`, by which a list finds the button again after its entry moved. */
  move?: string;
  onClick: () => void;
}

/** Changes an entry of a list. Stays focusable at the ends of the list, so that the focus is not lost there. */
export function ListButton({ icon, label, hasTip, disabled = false, move, onClick }: Props) {
  return (
    <button
      type="button"
      className="icon-button"
      data-move={move}
      aria-label={label}
      data-tip={hasTip === true ? label : undefined}
      aria-disabled={disabled}
      onClick={disabled ? undefined : onClick}
    >
      <Icon name={icon} />
    </button>
  );
}
