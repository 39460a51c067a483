import Form from 'react-bootstrap/Form';

export function InputSizes() {
  return (
    <div className="demo-fields">
      <Form.Control size="lg" aria-label="Large" placeholder="Large" />
      <Form.Control aria-label="Default" placeholder="Default" />
      <Form.Control size="sm" aria-label="Small" placeholder="Small" />
    </div>
  );
}
