import { type SyntheticEvent, useState } from 'react';
import Button from 'react-bootstrap/Button';
import Col from 'react-bootstrap/Col';
import Form from 'react-bootstrap/Form';
import Row from 'react-bootstrap/Row';
import {
  DEFAULT_MESSAGE,
  defaultToast,
  horizontalPositions,
  type ToastOptions,
  toastDurationsMs,
  toastTypes,
  verticalPositions,
} from './toast.ts';
import { ToastContainers } from './toast-containers.tsx';
import { showToast } from './toast-store.ts';

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export function NotificationsDemo() {
  const [options, setOptions] = useState(defaultToast);
  const update = (change: Partial<ToastOptions>) => setOptions({ ...options, ...change });
  const onSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    showToast(options);
  };

  return (
    <Form onSubmit={onSubmit}>
      <Row>
        <Col md={8} className="demo-fields">
          <Form.Group controlId="toast-message">
            <Form.Label>Message</Form.Label>
            <Form.Control
              value={options.message}
              placeholder={DEFAULT_MESSAGE}
              autoComplete="off"
              onChange={({ target }) => update({ message: target.value })}
            />
          </Form.Group>
          <Form.Group controlId="toast-type">
            <Form.Label>Type</Form.Label>
            <Form.Select
              value={options.type}
              onChange={({ target }) =>
                update({ type: toastTypes[target.selectedIndex] ?? 'default' })
              }
            >
              {toastTypes.map((type) => (
                <option key={type} value={type}>
                  {capitalize(type)}
                </option>
              ))}
            </Form.Select>
          </Form.Group>
          <Form.Group controlId="toast-duration">
            <Form.Label>Duration</Form.Label>
            <Form.Select
              value={options.durationMs}
              onChange={({ target }) =>
                update({ durationMs: toastDurationsMs[target.selectedIndex] ?? 5000 })
              }
            >
              {toastDurationsMs.map((durationMs) => (
                <option key={durationMs} value={durationMs}>
                  {durationMs / 1000} s
                </option>
              ))}
            </Form.Select>
          </Form.Group>
          <div>
            <Form.Check
              id="toast-ripple"
              label="With ripple"
              checked={options.hasRipple}
              onChange={({ target }) => update({ hasRipple: target.checked })}
            />
            <Form.Check
              id="toast-dismissible"
              label="Dismissible"
              checked={options.isDismissible}
              onChange={({ target }) => update({ isDismissible: target.checked })}
            />
          </div>
        </Col>
        <Col md={4} className="demo-fields">
          <PositionRadios
            name="x"
            label="Position X"
            positions={horizontalPositions}
            value={options.x}
            onPositionChange={(x) => update({ x })}
          />
          <PositionRadios
            name="y"
            label="Position Y"
            positions={verticalPositions}
            value={options.y}
            onPositionChange={(y) => update({ y })}
          />
        </Col>
      </Row>
      <Button type="submit" className="mt-3">
        Show notification
      </Button>
      <ToastContainers />
    </Form>
  );
}

interface PositionRadiosProps<Position extends string> {
  name: string;
  label: string;
  positions: readonly Position[];
  value: Position;
  onPositionChange: (position: Position) => void;
}

function PositionRadios<Position extends string>({
  name,
  label,
  positions,
  value,
  onPositionChange,
}: PositionRadiosProps<Position>) {
  return (
    <fieldset>
      <legend className="form-label">{label}</legend>
      {positions.map((position) => (
        <Form.Check
          key={position}
          type="radio"
          id={`toast-${name}-${position}`}
          name={`toast-${name}`}
          label={capitalize(position)}
          checked={value === position}
          onChange={() => onPositionChange(position)}
        />
      ))}
    </fieldset>
  );
}
