import { type SyntheticEvent, useRef, useState } from 'react';
import Button from 'react-bootstrap/Button';
import Form from 'react-bootstrap/Form';
import Modal from 'react-bootstrap/Modal';
import type { CalendarEvent } from './calendar-events.ts';
import { fromForm, toForm, withAllDay } from './event-form.ts';

interface Props {
  event: CalendarEvent;
  /** Whether the event already exists. */
  isExisting: boolean;
  onClose: () => void;
  onSave: (event: CalendarEvent) => void;
  onDelete: () => void;
}

/** The fields of an event, so that everything dragging can do also works by keyboard. */
export function EventDialog({ event, isExisting, onClose, onSave, onDelete }: Props) {
  const title = useRef<HTMLInputElement>(null);
  const [form, setForm] = useState(() => toForm(event));
  const type = form.isAllDay ? 'date' : 'datetime-local';
  // FullCalendar can’t parse years with more than four digits.
  const max = form.isAllDay ? '2099-12-31' : '2099-12-31T23:59';
  const onSubmit = (submitted: SyntheticEvent) => {
    submitted.preventDefault();
    onSave(fromForm(event.id, form));
  };
  const fieldProps = (name: 'title' | 'start' | 'end' | 'group' | 'link') => ({
    value: form[name],
    autoComplete: 'off',
    onChange: ({ target }: { target: { value: string } }) =>
      setForm({ ...form, [name]: target.value }),
  });
  return (
    <Modal
      // Rendered outside the page’s content, which sets the language for everything in it.
      lang="en"
      show
      onHide={onClose}
      onEntering={() => title.current?.focus()}
      aria-labelledby="event-dialog-title"
    >
      <Form onSubmit={onSubmit}>
        <Modal.Header closeButton>
          <Modal.Title as="h2" id="event-dialog-title">
            {isExisting ? 'Edit event' : 'New event'}
          </Modal.Title>
        </Modal.Header>
        <Modal.Body className="demo-fields">
          <Form.Group controlId="event-title">
            <Form.Label>Title</Form.Label>
            <Form.Control {...fieldProps('title')} ref={title} required maxLength={80} />
          </Form.Group>
          <Form.Check
            id="event-all-day"
            label="All day"
            checked={form.isAllDay}
            onChange={({ target }) => setForm(withAllDay(form, target.checked))}
          />
          <Form.Group controlId="event-start">
            <Form.Label>{form.isAllDay ? 'First day' : 'Start'}</Form.Label>
            <Form.Control {...fieldProps('start')} type={type} required max={max} />
          </Form.Group>
          <Form.Group controlId="event-end">
            <Form.Label>{form.isAllDay ? 'Last day' : 'End'} (optional)</Form.Label>
            <Form.Control {...fieldProps('end')} type={type} min={form.start} max={max} />
          </Form.Group>
          <Form.Group controlId="event-group">
            <Form.Label>Group (optional)</Form.Label>
            <Form.Control
              {...fieldProps('group')}
              maxLength={40}
              aria-describedby="event-group-hint"
            />
            <Form.Text id="event-group-hint">Events in the same group move together.</Form.Text>
          </Form.Group>
          <Form.Group controlId="event-link">
            <Form.Label>Link (optional)</Form.Label>
            <Form.Control {...fieldProps('link')} type="url" pattern="[Hh][Tt][Tt][Pp][Ss]?://.+" />
          </Form.Group>
        </Modal.Body>
        <Modal.Footer>
          {isExisting && (
            <Button variant="outline-danger" className="me-auto" onClick={onDelete}>
              Delete
            </Button>
          )}
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" disabled={form.title.trim() === ''}>
            Save
          </Button>
        </Modal.Footer>
      </Form>
    </Modal>
  );
}
