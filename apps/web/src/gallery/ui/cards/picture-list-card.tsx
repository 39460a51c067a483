import Card from 'react-bootstrap/Card';
import ListGroup from 'react-bootstrap/ListGroup';
import canyon from '../pictures/canyon.svg';

export function PictureListCard() {
  return (
    <Card>
      <Card.Img
        variant="top"
        src={canyon}
        alt="A car with its headlights on in a canyon at night"
      />
      <Card.Body>
        <Card.Title as="h3">Night canyon</Card.Title>
        <Card.Text className="mb-0">
          One road in, one road out, and lights that give you away.
        </Card.Text>
      </Card.Body>
      <ListGroup variant="flush" as="ul">
        <ListGroup.Item as="li">8 vs 8</ListGroup.Item>
        <ListGroup.Item as="li">Capture one base</ListGroup.Item>
        <ListGroup.Item as="li">Four minutes</ListGroup.Item>
      </ListGroup>
    </Card>
  );
}
