import { useState } from 'react';
import Dropdown from 'react-bootstrap/Dropdown';
import { MenuItemButton } from '../../components/menu-item-button.tsx';
import { variants } from '../variants.ts';

const actions = ['Rename', 'Duplicate', 'Compare'];

export function DropdownButtons() {
  const [selected, setSelected] = useState('');
  return (
    <div className="button-rows">
      {[undefined, 'sm' as const].map((size) => (
        <div className="button-grid" key={size ?? 'md'}>
          {variants.map(({ variant, name }) => (
            <Dropdown key={variant} onSelect={(action) => setSelected(`${name}: ${action}`)}>
              <Dropdown.Toggle variant={variant} {...(size && { size })}>
                {name}
              </Dropdown.Toggle>
              <Dropdown.Menu popperConfig={{ strategy: 'fixed' }}>
                {actions.map((action) => (
                  <Dropdown.Item key={action} as={MenuItemButton} eventKey={action}>
                    {action}
                  </Dropdown.Item>
                ))}
                <Dropdown.Divider />
                <Dropdown.Item as={MenuItemButton} eventKey="Delete">
                  Delete
                </Dropdown.Item>
              </Dropdown.Menu>
            </Dropdown>
          ))}
        </div>
      ))}
      <p className="card-note" role="status">
        {selected === '' ? 'Nothing selected yet.' : `Selected: ${selected}`}
      </p>
    </div>
  );
}
