import Button from 'react-bootstrap/Button';
import { variants } from '../variants.ts';

export function BasicButtons() {
  return (
    <div className="button-rows">
      {[false, true].map((disabled) => (
        <div className="button-grid" key={String(disabled)}>
          {variants.map(({ variant, name }) => (
            <Button key={variant} variant={variant} disabled={disabled}>
              {name}
            </Button>
          ))}
        </div>
      ))}
    </div>
  );
}
