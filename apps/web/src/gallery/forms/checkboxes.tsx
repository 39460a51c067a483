import Form from 'react-bootstrap/Form';

export function Checkboxes() {
  return (
    <div className="demo-fields">
      <div>
        <Form.Check id="check-one" label="Option one" />
        <Form.Check id="check-two" label="Option two (disabled)" disabled />
      </div>
      <div>
        <Form.Check inline id="check-1" label="1" />
        <Form.Check inline id="check-2" label="2" />
        <Form.Check inline id="check-3" label="3" disabled />
      </div>
    </div>
  );
}
