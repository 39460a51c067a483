import { useState } from 'react';
import Button from 'react-bootstrap/Button';
import ButtonGroup from 'react-bootstrap/ButtonGroup';
import Dropdown from 'react-bootstrap/Dropdown';
import Form from 'react-bootstrap/Form';
import InputGroup from 'react-bootstrap/InputGroup';
import { type Unit, UnitMenu } from './unit-menu.tsx';

/** The button clears the field; the arrow beside it opens a menu. */
export function GroupSegments() {
  const [unit, setUnit] = useState<Unit>('km/h');
  const [speed, setSpeed] = useState('88');
  const field = (
    <Form.Control
      aria-label={`Speed in ${unit}`}
      value={speed}
      onChange={({ target }) => setSpeed(target.value)}
    />
  );
  const split = (align: 'start' | 'end') => (
    <Dropdown as={ButtonGroup}>
      <Button variant="surface" onClick={() => setSpeed('')}>
        Clear
      </Button>
      <Dropdown.Toggle split variant="surface">
        <span className="visually-hidden">Unit: {unit}</span>
      </Dropdown.Toggle>
      <UnitMenu unit={unit} onUnitChange={setUnit} align={align} />
    </Dropdown>
  );
  return (
    <div className="demo-fields">
      <InputGroup>
        {split('start')}
        {field}
      </InputGroup>
      <InputGroup>
        {field}
        {split('end')}
      </InputGroup>
    </div>
  );
}
