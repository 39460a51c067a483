import Card from 'react-bootstrap/Card';
import ListGroup from 'react-bootstrap/ListGroup';

export function ListCard() {
  return (
    <Card>
      <ListGroup variant="flush" as="ul">
        <ListGroup.Item as="li">Today’s matches</ListGroup.Item>
        <ListGroup.Item as="li">This week’s matches</ListGroup.Item>
        <ListGroup.Item as="li">This season’s matches</ListGroup.Item>
      </ListGroup>
    </Card>
  );
}
