import Form from 'react-bootstrap/Form';
import InputGroup from 'react-bootstrap/InputGroup';

export function GroupAddons() {
  return (
    <div className="demo-fields">
      <InputGroup>
        <InputGroup.Text>@</InputGroup.Text>
        <Form.Control aria-label="Username" placeholder="Username" />
      </InputGroup>
      <InputGroup>
        <Form.Control aria-label="Recipient" placeholder="Recipient" />
        <InputGroup.Text>@example.com</InputGroup.Text>
      </InputGroup>
      <InputGroup>
        <InputGroup.Text>https://example.com/</InputGroup.Text>
        <Form.Control aria-label="Rest of the URL" />
      </InputGroup>
      <InputGroup>
        <InputGroup.Text>$</InputGroup.Text>
        <Form.Control aria-label="Whole dollars" inputMode="numeric" />
        <InputGroup.Text>.00</InputGroup.Text>
      </InputGroup>
      <InputGroup>
        <InputGroup.Text>$</InputGroup.Text>
        <InputGroup.Text>0.00</InputGroup.Text>
        <Form.Control aria-label="Dollars and cents" inputMode="decimal" />
      </InputGroup>
    </div>
  );
}
