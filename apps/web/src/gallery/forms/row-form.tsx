import Button from 'react-bootstrap/Button';
import Col from 'react-bootstrap/Col';
import Form from 'react-bootstrap/Form';
import Row from 'react-bootstrap/Row';
import { DemoForm } from './demo-form.tsx';

export function RowForm() {
  return (
    <DemoForm>
      <Row>
        <Form.Group as={Col} md={6} className="mb-3" controlId="form-row-email">
          <Form.Label>Email</Form.Label>
          <Form.Control type="email" name="email" placeholder="Email" autoComplete="off" />
        </Form.Group>
        <Form.Group as={Col} md={6} className="mb-3" controlId="form-row-password">
          <Form.Label>Password</Form.Label>
          <Form.Control
            type="password"
            name="password"
            placeholder="Password"
            autoComplete="new-password"
          />
        </Form.Group>
      </Row>
      <Form.Group className="mb-3" controlId="form-row-address">
        <Form.Label>Address</Form.Label>
        <Form.Control name="address" placeholder="12 Scrapyard Lane" autoComplete="off" />
      </Form.Group>
      <Form.Group className="mb-3" controlId="form-row-address-2">
        <Form.Label>Address 2</Form.Label>
        <Form.Control name="address2" placeholder="Flat, floor or garage" autoComplete="off" />
      </Form.Group>
      <Row>
        <Form.Group as={Col} md={6} className="mb-3" controlId="form-row-city">
          <Form.Label>City</Form.Label>
          <Form.Control name="city" autoComplete="off" />
        </Form.Group>
        <Form.Group as={Col} md={4} className="mb-3" controlId="form-row-state">
          <Form.Label>State</Form.Label>
          <Form.Select name="state" defaultValue="">
            <option value="">Choose…</option>
            <option>North</option>
            <option>South</option>
          </Form.Select>
        </Form.Group>
        <Form.Group as={Col} md={2} className="mb-3" controlId="form-row-zip">
          <Form.Label>Zip</Form.Label>
          <Form.Control name="zip" autoComplete="off" />
        </Form.Group>
      </Row>
      <Form.Check
        className="mb-3"
        id="form-row-check"
        name="agreed"
        value="yes"
        label="I agree"
        disabled
      />
      <Button type="submit">Submit</Button>
    </DemoForm>
  );
}
