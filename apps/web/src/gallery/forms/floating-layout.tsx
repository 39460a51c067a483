import Col from 'react-bootstrap/Col';
import FloatingLabel from 'react-bootstrap/FloatingLabel';
import Form from 'react-bootstrap/Form';
import Row from 'react-bootstrap/Row';

export function FloatingLayout() {
  return (
    <Row className="g-2">
      <Col md>
        <FloatingLabel controlId="floating-grid-email" label="Email address">
          <Form.Control type="email" placeholder="name@example.com" autoComplete="off" />
        </FloatingLabel>
      </Col>
      <Col md>
        <FloatingLabel controlId="floating-grid-select" label="Region">
          <Form.Select>
            <option>Europe</option>
            <option>North America</option>
            <option>Asia</option>
          </Form.Select>
        </FloatingLabel>
      </Col>
    </Row>
  );
}
