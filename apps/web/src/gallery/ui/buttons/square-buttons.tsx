import Button from 'react-bootstrap/Button';
import { variants } from '../variants.ts';

export function SquareButtons() {
  return (
    <div className="button-rows">
      {[false, true].map((disabled) => (
        <div className="button-grid" key={String(disabled)}>
          {variants.map(({ variant, name }) => (
            <Button key={variant} variant={variant} className="btn-square" disabled={disabled}>
              {name}
            </Button>
          ))}
        </div>
      ))}
    </div>
  );
}
