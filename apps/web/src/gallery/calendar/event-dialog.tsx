import { type SyntheticEvent, useState } from 'react';
import Button from 'react-bootstrap/Button';
import Form from 'react-bootstrap/Form';
import Modal from 'react-bootstrap/Modal';
import type { CalendarEvent } from './calendar-events.ts';

interface Props {
  event: CalendarEvent;
  /** Whether the calendar has it already. */
  known: boolean;
  onClose: () => void;
  onSave: (event: CalendarEvent) => void;
  onDelete: () => void;
}

/** Names an entry, and says when it starts for those who cannot draw it. */
export function EventDialog({ event, known, onClose, onSave, onDelete }: Props) {
  const [title, setTitle] = useState(event.title);
  const [day, setDay] = useState(event.start.slice(0, 10));
  const onSubmit = (submitted: SyntheticEvent) => {
    submitted.preventDefault();
    const same = day === event.start.slice(0, 10);
    const { end, ...rest } = event;
    onSave({
      ...rest,
      title: title.trim(),
      start: day + event.start.slice(10),
      // Another day: how long it lasts is drawn again.
      ...(same && end !== undefined && { end }),
    });
  };
  return (
    <Modal lang="en" show onHide={onClose} aria-labelledby="event-dialog-title">
      <Form onSubmit={onSubmit}>
        <Modal.Header closeButton>
          <Modal.Title as="h2" id="event-dialog-title">
            {known ? 'Entry' : 'New entry'}
          </Modal.Title>
        </Modal.Header>
        <Modal.Body className="demo-fields">
          <Form.Group controlId="event-title">
            <Form.Label>Title</Form.Label>
            <Form.Control
              value={title}
              required
              maxLength={80}
              autoFocus
              autoComplete="off"
              onChange={({ target }) => setTitle(target.value)}
            />
          </Form.Group>
          <Form.Group controlId="event-day">
            <Form.Label>Day</Form.Label>
            <Form.Control
              type="date"
              value={day}
              required
              onChange={({ target }) => setDay(target.value)}
            />
          </Form.Group>
        </Modal.Body>
        <Modal.Footer>
          {known && (
            <Button variant="outline-danger" className="me-auto" onClick={onDelete}>
              Delete
            </Button>
          )}
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" disabled={title.trim() === ''}>
            Save
          </Button>
        </Modal.Footer>
      </Form>
    </Modal>
  );
}
