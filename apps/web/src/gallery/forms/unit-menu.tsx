import Dropdown from 'react-bootstrap/Dropdown';
import { MenuItemButton } from '../components/menu-item-button.tsx';

export const units = ['km/h', 'mph', 'm/s'] as const;
export type Unit = (typeof units)[number];

interface Props {
  unit: Unit;
  onUnitChange: (unit: Unit) => void;
  /** The side on which the menu opens. */
  align?: 'start' | 'end';
}

/** The entries of a menu beside a field. */
export function UnitMenu({ unit, onUnitChange, align = 'start' }: Props) {
  return (
    <Dropdown.Menu align={align}>
      {units.map((entry) => (
        <Dropdown.Item
          key={entry}
          as={MenuItemButton}
          active={entry === unit}
          onClick={() => onUnitChange(entry)}
        >
          {entry}
        </Dropdown.Item>
      ))}
    </Dropdown.Menu>
  );
}
