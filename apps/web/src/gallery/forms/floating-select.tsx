import FloatingLabel from 'react-bootstrap/FloatingLabel';
import Form from 'react-bootstrap/Form';

export function FloatingSelect() {
  return (
    <FloatingLabel controlId="floating-select" label="Faction">
      <Form.Select defaultValue="">
        <option value="">No faction</option>
        <option>Lunatics</option>
        <option>Nomads</option>
        <option>Scavengers</option>
      </Form.Select>
    </FloatingLabel>
  );
}
