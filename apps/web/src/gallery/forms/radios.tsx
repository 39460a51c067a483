import Form from 'react-bootstrap/Form';

export function Radios() {
  return (
    <div className="demo-fields">
      <div role="radiogroup" aria-label="Stacked">
        <Form.Check type="radio" name="radio" id="radio-one" label="Option one" defaultChecked />
        <Form.Check type="radio" name="radio" id="radio-two" label="Option two" />
        <Form.Check type="radio" name="radio" id="radio-three" label="Option three" disabled />
      </div>
      <div role="radiogroup" aria-label="Inline">
        <Form.Check inline type="radio" name="inline" id="radio-1" label="1" defaultChecked />
        <Form.Check inline type="radio" name="inline" id="radio-2" label="2" />
        <Form.Check inline type="radio" name="inline" id="radio-3" label="3" disabled />
      </div>
    </div>
  );
}
