import { useState } from 'react';
import Button from 'react-bootstrap/Button';
import Form from 'react-bootstrap/Form';
import InputGroup from 'react-bootstrap/InputGroup';

/** The buttons clear the field, fill it, and change its text. */
export function GroupButtons() {
  const [text, setText] = useState('Scrap');
  const field = (
    <Form.Control aria-label="Text" value={text} onChange={({ target }) => setText(target.value)} />
  );
  return (
    <div className="demo-fields">
      <InputGroup>
        <Button onClick={() => setText('')}>Clear</Button>
        {field}
      </InputGroup>
      <InputGroup>
        {field}
        <Button variant="secondary" onClick={() => setText('Scrap')}>
          Fill
        </Button>
      </InputGroup>
      <InputGroup>
        <Button variant="outline-primary" onClick={() => setText(text.toUpperCase())}>
          Uppercase
        </Button>
        <Button variant="outline-primary" onClick={() => setText(text.toLowerCase())}>
          Lowercase
        </Button>
        {field}
      </InputGroup>
      <InputGroup>
        {field}
        <Button variant="surface" onClick={() => setText(text + text)}>
          Double
        </Button>
        <Button variant="surface" onClick={() => setText(text.slice(0, -1))}>
          Shorten
        </Button>
      </InputGroup>
    </div>
  );
}
