import Form from 'react-bootstrap/Form';

export function ReadOnlyInput() {
  return <Form.Control readOnly aria-label="Read-only text" defaultValue="Read, select and copy" />;
}
