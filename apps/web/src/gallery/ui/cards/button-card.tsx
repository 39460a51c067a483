import { useState } from 'react';
import Button from 'react-bootstrap/Button';
import Card from 'react-bootstrap/Card';

export function ButtonCard() {
  const [answers, setAnswers] = useState(0);
  return (
    <Card>
      <Card.Body>
        <Card.Title as="h3">Was this page helpful?</Card.Title>
        <Card.Text aria-live="polite">
          {answers === 0
            ? 'No answers yet.'
            : `${answers} ${answers === 1 ? 'answer' : 'answers'}.`}
        </Card.Text>
        <Button variant="secondary" onClick={() => setAnswers(answers + 1)}>
          Yes
        </Button>
      </Card.Body>
    </Card>
  );
}
