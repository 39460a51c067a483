import Button from 'react-bootstrap/Button';
import { Icon } from '../../../ui/icon.tsx';
import { variants } from '../variants.ts';

export function IconButtons() {
  return (
    <div className="button-rows">
      <div className="button-grid">
        {variants.map(({ variant, name, icon }) => (
          <Button key={variant} variant={variant}>
            <Icon name={icon} />
            {name}
          </Button>
        ))}
      </div>
      <div className="button-row">
        {variants.map(({ variant, name, icon }) => (
          <Button key={variant} variant={variant} className="btn-icon-only" aria-label={name}>
            <Icon name={icon} />
          </Button>
        ))}
      </div>
    </div>
  );
}
