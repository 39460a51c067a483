import Form from 'react-bootstrap/Form';

const maps = ['Powerplant', 'Sector EX', 'Founders Canyon', 'Broken Arrow'];

export function Selects() {
  return (
    <div className="demo-fields">
      <Form.Select aria-label="One map">
        {maps.map((map) => (
          <option key={map}>{map}</option>
        ))}
      </Form.Select>
      <Form.Select multiple htmlSize={4} aria-label="Several maps">
        {maps.map((map) => (
          <option key={map}>{map}</option>
        ))}
      </Form.Select>
    </div>
  );
}
