import Form from 'react-bootstrap/Form';

export function DisabledInputs() {
  return (
    <fieldset disabled className="demo-fields">
      <Form.Control aria-label="Text" placeholder="Disabled input" />
      <Form.Select aria-label="Choice">
        <option>Disabled select</option>
      </Form.Select>
      <Form.Check id="disabled-check" label="Disabled checkbox" />
    </fieldset>
  );
}
