import Alert from 'react-bootstrap/Alert';
import { Icon } from '../../../ui/icon.tsx';
import { variants } from '../variants.ts';
import { Dismissible } from './dismissible.tsx';

export function IconAlerts() {
  return (
    <Dismissible items={variants}>
      {({ variant, name, text, icon }, dismiss) => (
        <Alert
          variant={variant}
          className="alert-icon-field"
          dismissible
          closeLabel={`Dismiss: ${name}`}
          onClose={dismiss}
        >
          <span className="alert-icon">
            <Icon name={icon} />
          </span>
          <span className="alert-body">
            <strong>{name}.</strong> {text}
          </span>
        </Alert>
      )}
    </Dismissible>
  );
}
