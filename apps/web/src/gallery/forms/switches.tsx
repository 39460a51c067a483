import Form from 'react-bootstrap/Form';

export function Switches() {
  return (
    <>
      <Form.Check type="switch" id="switch-on" label="Switch" />
      <Form.Check type="switch" id="switch-off" label="Disabled switch" disabled />
    </>
  );
}
