import FloatingLabel from 'react-bootstrap/FloatingLabel';
import Form from 'react-bootstrap/Form';

export function FloatingInput() {
  return (
    <div className="demo-fields">
      <FloatingLabel controlId="floating-empty" label="Email address">
        <Form.Control type="email" placeholder="name@example.com" autoComplete="off" />
      </FloatingLabel>
      <FloatingLabel controlId="floating-filled" label="Email address, prefilled">
        <Form.Control
          type="email"
          placeholder="name@example.com"
          defaultValue="driver@example.com"
          autoComplete="off"
        />
      </FloatingLabel>
    </div>
  );
}
