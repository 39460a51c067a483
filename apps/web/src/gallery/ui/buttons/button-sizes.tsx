import Button from 'react-bootstrap/Button';
import { Icon } from '../../../ui/icon.tsx';

const sizes = [
  { size: 'sm', name: 'Small' },
  { size: undefined, name: 'Medium' },
  { size: 'lg', name: 'Large' },
] as const;

export function ButtonSizes() {
  return (
    <div className="button-rows">
      <div className="button-row">
        {sizes.map(({ size, name }) => (
          <Button key={name} {...(size && { size })}>
            {name}
          </Button>
        ))}
      </div>
      <div className="button-row">
        {sizes.map(({ size, name }) => (
          <Button key={name} {...(size && { size })}>
            <Icon name="upload" />
            {name}
          </Button>
        ))}
      </div>
    </div>
  );
}
