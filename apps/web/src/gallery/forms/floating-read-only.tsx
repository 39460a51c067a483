import FloatingLabel from 'react-bootstrap/FloatingLabel';
import Form from 'react-bootstrap/Form';

export function FloatingReadOnly() {
  return (
    <FloatingLabel controlId="floating-read-only" label="Read only">
      <Form.Control readOnly placeholder="Contents" defaultValue="Contents" />
    </FloatingLabel>
  );
}
