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
          <p>The first paragraph says what happened and who is affected.</p>
          <hr />
          <p>The second one says what to do about it.</p>
        </Alert>
      )}
    </Dismissible>
  );
}
