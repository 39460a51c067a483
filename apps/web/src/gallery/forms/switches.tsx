import Form from 'react-bootstrap/Form';

export function Switches() {
  return (
    <>
      <Form.Check type="switch" id="switch-on" label="Turn me on and off" />
      <Form.Check type="switch" id="switch-off" label="Nobody turns me" disabled />
    </>
  );
}
