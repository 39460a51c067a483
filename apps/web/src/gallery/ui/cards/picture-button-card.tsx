import { useState } from 'react';
import Button from 'react-bootstrap/Button';
import Card from 'react-bootstrap/Card';
import foundry from '../pictures/foundry.svg';

export function PictureButtonCard() {
  const [isFollowed, setIsFollowed] = useState(false);
  return (
    <Card>
      <Card.Img variant="top" src={foundry} alt="A foundry with two chimneys and a crane" />
      <Card.Body>
        <Card.Title as="h3">Old foundry</Card.Title>
        <Card.Text>Narrow yards between the halls: made for shotguns and ambushes.</Card.Text>
        <Button aria-pressed={isFollowed} onClick={() => setIsFollowed(!isFollowed)}>
          {isFollowed ? 'Following' : 'Follow'}
        </Button>
      </Card.Body>
    </Card>
  );
}
