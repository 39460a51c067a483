import FloatingLabel from 'react-bootstrap/FloatingLabel';
import Form from 'react-bootstrap/Form';

export function FloatingTextarea() {
  return (
    <FloatingLabel controlId="floating-text" label="Comments">
      <Form.Control as="textarea" className="demo-textarea-100" placeholder="Leave a comment" />
    </FloatingLabel>
  );
}
