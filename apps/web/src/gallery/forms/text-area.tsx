import Form from 'react-bootstrap/Form';

export function TextArea() {
  return <Form.Control as="textarea" rows={2} aria-label="Long text" placeholder="Textarea" />;
}
