import Button from 'react-bootstrap/Button';
import Col from 'react-bootstrap/Col';
import Form from 'react-bootstrap/Form';
import Row from 'react-bootstrap/Row';
import { DemoForm } from './demo-form.tsx';

const label = { column: true, sm: 2 } as const;

export function HorizontalForm() {
  return (
    <DemoForm>
      <Form.Group as={Row} className="mb-3" controlId="row-email">
        <Form.Label {...label}>Email</Form.Label>
        <Col sm={10}>
          <Form.Control type="email" name="email" placeholder="Email" autoComplete="off" />
        </Col>
      </Form.Group>
      <Form.Group as={Row} className="mb-3" controlId="row-password">
        <Form.Label {...label}>Password</Form.Label>
        <Col sm={10}>
          <Form.Control
            type="password"
            name="password"
            placeholder="Password"
            autoComplete="new-password"
          />
        </Col>
      </Form.Group>
      <Form.Group as={Row} className="mb-3" controlId="row-text">
        <Form.Label {...label}>Textarea</Form.Label>
        <Col sm={10}>
          <Form.Control as="textarea" name="text" placeholder="Textarea" rows={3} />
        </Col>
      </Form.Group>
      <fieldset className="row mb-3">
        <legend className="col-form-label col-sm-2">Radios</legend>
        <Col sm={10}>
          <Form.Check
            type="radio"
            name="choice"
            id="row-one"
            value="1"
            label="First"
            defaultChecked
          />
          <Form.Check type="radio" name="choice" id="row-two" value="2" label="Second" />
          <Form.Check type="radio" name="choice" id="row-three" value="3" label="Third" disabled />
        </Col>
      </fieldset>
      <fieldset className="row mb-3">
        <legend className="col-form-label col-sm-2">Checkbox</legend>
        <Col sm={10}>
          <Form.Check id="row-check" name="agreed" value="yes" label="I agree" disabled />
        </Col>
      </fieldset>
      <Row>
        <Col sm={{ span: 10, offset: 2 }}>
          <Button type="submit">Submit</Button>
        </Col>
      </Row>
    </DemoForm>
  );
}
