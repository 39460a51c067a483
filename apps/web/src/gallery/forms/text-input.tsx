import Form from 'react-bootstrap/Form';

export function TextInput() {
  return <Form.Control aria-label="Text" placeholder="Input" />;
}
