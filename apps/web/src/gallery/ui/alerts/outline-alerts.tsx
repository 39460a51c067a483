import Alert from 'react-bootstrap/Alert';
import { variants } from '../variants.ts';
import { Dismissible } from './dismissible.tsx';

export function OutlineAlerts() {
  return (
    <Dismissible items={variants}>
      {({ variant, name, text }, dismiss) => (
        <Alert
          variant={variant}
          className="alert-outline"
          dismissible
          closeLabel={`Dismiss: ${name}`}
          onClose={dismiss}
        >
          <strong>{name}.</strong> {text}
        </Alert>
      )}
    </Dismissible>
  );
}
