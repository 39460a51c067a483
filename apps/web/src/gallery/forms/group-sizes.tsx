import Form from 'react-bootstrap/Form';
import InputGroup from 'react-bootstrap/InputGroup';

export function GroupSizes() {
  return (
    <div className="demo-fields">
      <InputGroup size="lg">
        <InputGroup.Text>Large</InputGroup.Text>
        <Form.Control aria-label="Large" />
      </InputGroup>
      <InputGroup>
        <InputGroup.Text>Default</InputGroup.Text>
        <Form.Control aria-label="Default" />
      </InputGroup>
      <InputGroup size="sm">
        <InputGroup.Text>Small</InputGroup.Text>
        <Form.Control aria-label="Small" />
      </InputGroup>
    </div>
  );
}
