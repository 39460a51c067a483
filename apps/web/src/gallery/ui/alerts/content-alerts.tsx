import Alert from 'react-bootstrap/Alert';
import { Dismissible } from './dismissible.tsx';

const items = [
  { variant: 'success', name: 'The season is over', className: '' },
  { variant: 'warning', name: 'Two logs overlap', className: 'alert-outline' },
] as const;

export function ContentAlerts() {
  return (
    <Dismissible items={items}>
      {({ variant, name, className }, dismiss) => (
        <Alert
          variant={variant}
          className={className}
          dismissible
          closeLabel={`Dismiss: ${name}`}
          onClose={dismiss}
        >
          <Alert.Heading as="h3">{name}</Alert.Heading>
          <p>
            What happened stands in the first paragraph, so that it is enough to read this to know
            whom it concerns.
          </p>
          <hr />
          <p>What can be done about it stands below the line.</p>
        </Alert>
      )}
    </Dismissible>
  );
}
