import Button from 'react-bootstrap/Button';
import Form from 'react-bootstrap/Form';
import { DemoForm } from './demo-form.tsx';

export function BasicForm() {
  return (
    <DemoForm>
      <Form.Group className="mb-3" controlId="basic-email">
        <Form.Label>Email address</Form.Label>
        <Form.Control type="email" name="email" placeholder="Email" autoComplete="off" />
      </Form.Group>
      <Form.Group className="mb-3" controlId="basic-password">
        <Form.Label>Password</Form.Label>
        <Form.Control
          type="password"
          name="password"
          placeholder="Password"
          autoComplete="new-password"
        />
      </Form.Group>
      <Form.Group className="mb-3" controlId="basic-text">
        <Form.Label>Textarea</Form.Label>
        <Form.Control as="textarea" name="text" placeholder="Textarea" rows={2} />
      </Form.Group>
      <Form.Group className="mb-3" controlId="basic-file">
        <Form.Label>File input</Form.Label>
        <Form.Control type="file" name="file" aria-describedby="basic-file-help" />
        <Form.Text id="basic-file-help" muted>
          Any file; it stays on your computer.
        </Form.Text>
      </Form.Group>
      <Form.Check className="mb-3" id="basic-check" name="agreed" value="yes" label="I agree" />
      <Button type="submit">Submit</Button>
    </DemoForm>
  );
}
