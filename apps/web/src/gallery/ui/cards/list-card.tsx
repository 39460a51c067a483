import Card from 'react-bootstrap/Card';
import ListGroup from 'react-bootstrap/ListGroup';

export function ListCard() {
  return (
    <Card>
      <ListGroup variant="flush" as="ul">
        <ListGroup.Item as="li">Matches of today</ListGroup.Item>
        <ListGroup.Item as="li">Matches of this week</ListGroup.Item>
        <ListGroup.Item as="li">Matches of this season</ListGroup.Item>
      </ListGroup>
    </Card>
  );
}
