import { useState } from 'react';
import Button from 'react-bootstrap/Button';
import Card from 'react-bootstrap/Card';

export function ButtonCard() {
  const [thanks, setThanks] = useState(0);
  return (
    <Card>
      <Card.Body>
        <Card.Title as="h3">Was this page of use?</Card.Title>
        <Card.Text aria-live="polite">
          {thanks === 0
            ? 'Nobody has said so yet.'
            : `Said ${thanks === 1 ? 'once' : `${thanks} times`}.`}
        </Card.Text>
        <Button variant="secondary" onClick={() => setThanks(thanks + 1)}>
          It was
        </Button>
      </Card.Body>
    </Card>
  );
}
