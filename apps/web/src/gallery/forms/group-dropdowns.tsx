import { useState } from 'react';
import Dropdown from 'react-bootstrap/Dropdown';
import Form from 'react-bootstrap/Form';
import InputGroup from 'react-bootstrap/InputGroup';
import { type Unit, UnitMenu } from './unit-menu.tsx';

export function GroupDropdowns() {
  const [unit, setUnit] = useState<Unit>('km/h');
  const menu = (align: 'start' | 'end') => (
    <Dropdown>
      <Dropdown.Toggle variant="surface" aria-label={`Unit: ${unit}`}>
        {unit}
      </Dropdown.Toggle>
      <UnitMenu unit={unit} onUnitChange={setUnit} align={align} />
    </Dropdown>
  );
  return (
    <div className="demo-fields">
      <InputGroup>
        {menu('start')}
        <Form.Control aria-label={`Speed in ${unit}, menu before`} />
      </InputGroup>
      <InputGroup>
        <Form.Control aria-label={`Speed in ${unit}, menu after`} />
        {menu('end')}
      </InputGroup>
      <InputGroup>
        {menu('start')}
        <Form.Control aria-label={`Speed in ${unit}, menus on both sides`} />
        {menu('end')}
      </InputGroup>
    </div>
  );
}
