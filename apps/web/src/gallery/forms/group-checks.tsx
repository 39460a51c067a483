import Form from 'react-bootstrap/Form';
import InputGroup from 'react-bootstrap/InputGroup';

export function GroupChecks() {
  return (
    <div className="demo-fields">
      <InputGroup>
        <InputGroup.Checkbox aria-label="Use this text" />
        <Form.Control aria-label="Text beside a checkbox" />
      </InputGroup>
      <InputGroup>
        <InputGroup.Radio name="group-radio" aria-label="Select this text" />
        <Form.Control aria-label="Text beside a radio button" />
      </InputGroup>
    </div>
  );
}
