import Card from 'react-bootstrap/Card';
import { Link } from 'react-router';
import { paths } from '../../../paths.ts';
import dunes from '../pictures/dunes.svg';

export function PictureLinksCard() {
  return (
    <Card>
      <Card.Img variant="top" src={dunes} alt="A buggy in the dunes at dusk" />
      <Card.Body>
        <Card.Title as="h3">Dune sector</Card.Title>
        <Card.Text>Wide lanes and long shots. Hold the ridge to see everyone.</Card.Text>
        <Card.Link as={Link} to={paths.players()}>
          Players
        </Card.Link>
        <Card.Link as={Link} to={paths.home()}>
          Dashboard
        </Card.Link>
      </Card.Body>
    </Card>
  );
}
