import Alert from 'react-bootstrap/Alert';
import { variants } from '../variants.ts';
import { Dismissible } from './dismissible.tsx';

export function DefaultAlerts() {
  return (
    <Dismissible items={variants}>
      {({ variant, name, text }, dismiss) => (
        <Alert variant={variant} dismissible closeLabel={`Dismiss: ${name}`} onClose={dismiss}>
          <strong>{name}.</strong> {text}
        </Alert>
      )}
    </Dismissible>
  );
}
