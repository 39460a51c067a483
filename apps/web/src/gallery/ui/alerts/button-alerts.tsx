import Alert from 'react-bootstrap/Alert';
import Button from 'react-bootstrap/Button';
import { Dismissible } from './dismissible.tsx';

const items = [
  { variant: 'primary', name: 'Upload 12 new logs?', yes: 'light', no: 'secondary' },
  { variant: 'secondary', name: 'Delete local logs afterwards?', yes: 'success', no: 'danger' },
] as const;

export function ButtonAlerts() {
  return (
    <Dismissible items={items}>
      {({ variant, name, yes, no }, dismiss) => (
        <Alert variant={variant}>
          <Alert.Heading as="h3">{name}</Alert.Heading>
          <p>Either answer dismisses the message.</p>
          <div className="alert-answers">
            <Button variant={yes} size="sm" onClick={dismiss}>
              Okay
            </Button>
            <Button variant={no} size="sm" onClick={dismiss}>
              No, thanks
            </Button>
          </div>
        </Alert>
      )}
    </Dismissible>
  );
}
