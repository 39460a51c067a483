import Col from 'react-bootstrap/Col';
import Row from 'react-bootstrap/Row';

/** The widths of the cells of each row, in columns of twelve. */
const rows = [
  [12],
  [6, 6],
  [4, 4, 4],
  [3, 3, 3, 3],
  [2, 2, 2, 2, 2, 2],
  [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1],
  [8, 4],
  [3, 6, 3],
];

export function GridDemo() {
  return (
    <div className="grid-cells">
      {rows.map((widths) => (
        <Row key={widths.join()}>
          {widths.map((width, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the cells of a row have no other identity
            <Col md={width} key={index}>
              <code>.col-md-{width}</code>
            </Col>
          ))}
        </Row>
      ))}
    </div>
  );
}
