import Card from 'react-bootstrap/Card';
import { Link } from 'react-router';
import { paths } from '../../../paths.ts';

export function LinksCard() {
  return (
    <Card>
      <Card.Body>
        <Card.Title as="h3">Where the stats come from</Card.Title>
        <Card.Text>The game writes a log of every match; Scrapboard reads it.</Card.Text>
        <Card.Link as={Link} to={paths.upload()}>
          Upload
        </Card.Link>
        <Card.Link as={Link} to={paths.help()}>
          Help
        </Card.Link>
      </Card.Body>
    </Card>
  );
}
