import Form from 'react-bootstrap/Form';

export function ReadOnlyInput() {
  return (
    <Form.Control readOnly aria-label="Text to read" defaultValue="Read it, select it, copy it" />
  );
}
